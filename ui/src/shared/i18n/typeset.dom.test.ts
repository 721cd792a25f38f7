import { globSync, readFileSync } from 'node:fs'
import i18next from 'i18next'
import { expect, it } from 'vitest'
import { startTexts, text } from './i18n'
import { typeset } from './typeset'

it.each([
  ['Pourquoi ce prix ?', 'Pourquoi ce prix\u00A0?'],
  [
    'Vide : 15 % ; sinon « rien » !',
    'Vide\u00A0: 15\u00A0% ; sinon «\u00A0rien\u00A0»\u00A0!'.replace('% ;', '%\u00A0;'),
  ],
  ['1\u202F234,50 €', '1\u00A0234,50\u00A0€'],
  ['75 cl à 12 °C, vers 7 h, n° 12', '75\u00A0cl à 12\u00A0°C, vers 7\u00A0h, n°\u00A012'],
  ['à 7 heures, le 3 mai', 'à 7 heures, le 3 mai'],
  ['https://millesime.test/?a=1', 'https://millesime.test/?a=1'],
])('sets %s', (written, wanted) => expect(typeset(written)).toBe(wanted))

/** Every text of a locale's file, by its key. */
function texts(of: unknown, key: string): [string, string][] {
  if (typeof of === 'string') return [[key, of]]
  return Object.entries(of as Record<string, unknown>).flatMap(([name, inner]) => texts(inner, `${key}.${name}`))
}

const french = globSync('src/locales/fr/*.json').flatMap((path) => texts(JSON.parse(readFileSync(path, 'utf8')), path))

it('lets no French text break before its punctuation or inside its quotes', () => {
  expect(french.length).toBeGreaterThan(2000)
  const filled = french.map(([key, written]) => [key, typeset(written.replaceAll(/\{\{\w+\}\}/g, '12'))] as const)
  expect(filled.filter(([, set]) => / [:;!?»%€]|« |[nN]° |\u202F/.test(set))).toEqual([])
})

it('French is written with typographic apostrophes, but for what the specification words', () => {
  const SPECIFIED = ['enums.json.order_status.partially_shipped', 'common.json.access.refused']
  const straight = french.filter(
    ([key, written]) => /\w'\w/.test(written) && !SPECIFIED.some((one) => key.endsWith(one)),
  )
  expect(straight).toEqual([])
})

it('sets what the screens ask for', async () => {
  await startTexts()
  i18next.addResource('fr', 'common', 'sample', 'Retirer {{name}} ?')
  expect(text('sample', { name: '« Clos ; Vert »' })).toBe('Retirer «\u00A0Clos\u00A0; Vert\u00A0»\u00A0?')
})
