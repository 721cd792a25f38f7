import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import i18next, { type TFunction } from 'i18next'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadTexts } from '~/shared/i18n/i18n'
import { actOf, changesOf, loadTrailTexts } from './history-changes'
import { recordOf } from './history-record'

const MODULES = join(import.meta.dirname, '../../../../modules')

/** The structs in which the modules hand a state to the trail. */
const states: [file: string, ...types: string[]][] = [
  ['users/internal/app/accounts.go', 'accountState'],
  ['users/internal/app/statuses.go', 'auditedStatus'],
  ['users/internal/app/addresses.go', 'addressState'],
  ['users/internal/app/relations.go', 'auditedAnswer'],
  ['users/internal/app/invitations.go', 'auditedInvitation'],
  ['users/internal/domain/identity.go', 'identity'],
  ['users/internal/domain/link.go', 'auditedLink'],
  ['users/internal/domain/parameters.go', 'Media', 'Franco', 'Sale', 'Buying', 'Agency'],
  ['users/usersapi/users.go', 'Address'],
  ['users/usersapi/registration.go', 'Registration', 'Contact'],
  ['catalogue/internal/app/movements.go', 'counted'],
  ['pricing/internal/frames/app/trail.go', 'trailedFrame', 'trailedEnd', 'enrolled'],
  ['pricing/internal/frames/app/documents.go', 'trailed'],
  ['pricing/internal/lists/app/trail.go', 'trailedList', 'trailedListEnd'],
  ['pricing/internal/codes/app/trail.go', 'trailedCode'],
]

const read = (file: string) => readFileSync(join(MODULES, file), 'utf8')

/** The members of a struct by their names in JSON. */
function membersOf(source: string, type: string): string[] {
  const [, body] = new RegExp(`type ${type} struct \\{([^]*?)\\n\\}`).exec(source) ?? []
  if (body === undefined) throw new Error(`there is no ${type}`)
  return [...body.matchAll(/json:"(\w+)/g)].map(([, name = '']) => name)
}

/** Members that are handed over as maps. */
const maps = (file: string) =>
  [...read(file).matchAll(/(?:Before|After): +map\[string\]any\{([^}]*)\}/g)].flatMap(([, body = '']) =>
    [...body.matchAll(/"(\w+)":/g)].map(([, name = '']) => name),
  )

/** The Go files of the modules that write to the trail. */
const writers = readdirSync(MODULES, { recursive: true, encoding: 'utf8' })
  .filter((file) => /internal\/app\/[a-z_]+\.go$/.test(file) && !file.endsWith('_test.go'))
  .filter((file) => read(file).includes('"millesime/platform/audit"') || /tellOfLot|entryOf\(/.test(read(file)))

let t: TFunction<'users'>

beforeAll(async () => {
  await Promise.all([loadTexts('users'), loadTrailTexts()])
  t = i18next.getFixedT(null, 'users')
})

describe('the journal, held against what the server writes', () => {
  it('names every act', () => {
    const acts = writers.flatMap((file) =>
      [...read(file).matchAll(/"((?:users|user_children|products|stock|sample_\w+|pricing)\.[a-z_]+)"/g)].map(
        ([, act = '']) => act,
      ),
    )
    const made = ['started', 'canceled', 'resumed', 'undone'].map((act) => `product_imports.${act}`)
    const noted = ['added', 'changed', 'removed'].map((act) => `user_notes.${act}`)
    expect(acts.length).toBeGreaterThan(15)
    const unnamed = [...acts, ...made, ...noted].filter((action) => actOf(t, { action }) === t('act.other'))
    expect(unnamed).toEqual([])
  })

  it('names every member by a word, never by its code', () => {
    const kept = states.flatMap(([file, ...types]) => types.flatMap((type) => membersOf(read(file), type)))
    const loose = ['catalogue/internal/app/imports.go', 'samples/internal/app/ask.go'].flatMap(maps)
    expect(loose).toContain('filename')
    const members = [...kept, ...loose, 'email', 'pendingEmail']
    expect(members.length).toBeGreaterThan(50)
    const nameless = members.filter((key) => {
      const [change] = changesOf(t, { subject: 'users', before: null, after: { [key]: 'x' } })
      return change && (change.label === t('change.unnamed') || change.label === key)
    })
    expect(nameless).toEqual([])
  })

  it('names every field of a sheet as its form does', () => {
    const fields = membersOf(read('catalogue/internal/domain/edit/draft.go'), 'Draft').filter((name) => name !== '-')
    expect(fields.length).toBeGreaterThan(25)
    const nameless = [...fields, 'lots', 'status'].filter((key) => {
      const value = key === 'lots' || key === 'groupPrices' ? {} : key === 'grapes' ? [] : 'x'
      const [change] = changesOf(t, { subject: 'products', before: null, after: { [key]: value } })
      return !change || change.label === t('change.unnamed')
    })
    expect(nameless).toEqual([])
  })

  it('writes amounts, units and codes as people do', () => {
    const words = (subject: string, before: Record<string, unknown>, after: Record<string, unknown>) =>
      changesOf(t, { subject, before, after }).map(({ label, from, to }) => [label, from, to])
    expect(words('products', { listPriceTaxExcl: 24.5 }, { listPriceTaxExcl: 33.55 })).toEqual([
      ['Prix tarif HT', '24,50\u00A0€', '33,55\u00A0€'],
    ])
    expect(words('product_imports', { state: 'checked' }, { state: 'running', mode: 'all' })).toEqual([
      ['État de l’import', 'À lancer', 'En cours'],
      ['Lignes importées', null, 'Tout ou rien'],
    ])
    expect(words('stock', { onHand: 1200 }, { onHand: 1188, reason: 'breakage' })).toEqual([
      ['En stock physique', '1\u00A0200', '1\u00A0188'],
      ['Motif', null, 'Casse'],
    ])
    const tiers = [
      { from: 0, percent: 1 },
      { from: 1200.5, percent: 2.5 },
    ]
    expect(words('agreement_frames', {}, { basis: 'equivalents', tiers })).toEqual([
      ['Ce que comptent les paliers', null, 'Par équivalents 75\u00A0cl'],
      ['Remise par commande', null, '1\u00A0% dès 0, 2,5\u00A0% dès 1\u00A0200,50'],
    ])
  })

  it('writes prices, days and codes of price lists and promo codes as people do', () => {
    const words = (subject: string, before: Record<string, unknown>, after: Record<string, unknown>) =>
      changesOf(t, { subject, before, after }).map(({ label, from, to }) => [label, from, to])
    const priceOf = (price: number) => ({ prices: [{ product: 101, from: 1200, price }] })
    expect(
      words('price_lists', { ...priceOf(8.2), discounts: 'net' }, { ...priceOf(8.9), discounts: 'locked' }),
    ).toEqual([
      ['Prix', 'produit 101, dès 1\u00A0200\u00A0: 8,20\u00A0€', 'produit 101, dès 1\u00A0200\u00A0: 8,90\u00A0€'],
      ['Remises', 'Prix nets', 'Prix nets et bloqués'],
    ])
    expect(words('promo_codes', { rate: 10 }, { rate: 12.5, minimum: 150, groups: ['restaurant'] })).toEqual([
      ['Pourcentage', '10\u00A0%', '12,5\u00A0%'],
      ['Minimum d’achat', null, '150,00\u00A0€'],
      ['Groupes', null, 'CHR'],
    ])
  })

  it('names products and people, not their numbers', () => {
    const ida = { '@id': '/api/users/4', id: 4, name: 'Ida Leroy' }
    expect(recordOf(t, { subject: 'products', product: 'Château Alpha', about: [ida] })).toBe('Château Alpha')
    expect(recordOf(t, { subject: 'users', product: '', about: [ida] })).toBe('Ida Leroy')
    expect(recordOf(t, { subject: 'product_imports', product: '', about: [ida] })).toMatch(
      /^Import de produits\s: Ida Leroy$/,
    )
    expect(recordOf(t, { subject: 'something', product: '', about: [] })).toBe('Autre objet')
  })
})
