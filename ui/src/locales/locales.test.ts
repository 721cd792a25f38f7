import { describe, expect, it } from 'vitest'
import { sources } from '~/testing/sources'

interface Texts {
  [key: string]: string | Texts
}

const files = import.meta.glob<Texts>('~/locales/*/*.json', { eager: true, import: 'default' })

/** `kpi.units_other` and `kpi.units_feminine_other` are the key kpi.units. */
const withoutVariant = (key: string) => key.replace(/(_feminine|_masculine)?_(zero|one|two|few|many|other)$/, '')

function leaves(texts: Texts, prefix = ''): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : leaves(value, `${prefix}${key}.`),
  )
}

const pathOf = (locale: string, namespace: string) => `/src/locales/${locale}/${namespace}.json`
const leavesOf = (locale: string, namespace: string) => leaves(files[pathOf(locale, namespace)] ?? {})
const namespaces = Object.keys(files).flatMap((path) => /\/fr\/(.+)\.json$/.exec(path)?.[1] ?? [])

const code = Object.entries(sources)
  .filter(([path]) => !/\.test\.tsx?$|\/testing\//.test(path))
  .map(([, text]) => text)
  .join('\n')

/** Every text in quotes, and every template with its holes open: `order_status.${status}` is order_status.*. */
const literals = new Set([...code.matchAll(/(['"])((?:\w+:)?[\w.-]+)\1/g)].map(([, , text = '']) => text))
const templates = [...code.matchAll(/`((?:\w+:)?[\w.${}()[\]?: -]*\$\{[^`]+)`/g)].map(([, text = '']) => {
  const parts = text.split(/\$\{[^}]*\}/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('[\\w -]+')}$`)
})

function isUsed(namespace: string, key: string): boolean {
  const names = [key, `${namespace}:${key}`]
  return names.some((name) => literals.has(name) || templates.some((template) => template.test(name)))
}

const holes = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([hole]) => hole).toSorted()

describe.each(namespaces)('texts of %s', (namespace) => {
  const french = leavesOf('fr', namespace)
  const english = leavesOf('en', namespace)

  it('have the same keys in French and English', () => {
    expect(english.map(([key]) => key).toSorted()).toEqual(french.map(([key]) => key).toSorted())
  })

  it('have the same values to fill in', () => {
    const filled = Object.fromEntries(french.map(([key, text]) => [key, holes(text)]))
    expect(Object.fromEntries(english.map(([key, text]) => [key, holes(text)]))).toEqual(filled)
  })

  it('are none of them empty', () => {
    expect([...french, ...english].filter(([, text]) => text.trim() === '')).toEqual([])
  })

  it('are all used', () => {
    const keys = new Set(french.map(([key]) => withoutVariant(key)))
    expect([...keys].filter((key) => !isUsed(namespace, key))).toEqual([])
  })
})

/** What the specification fixes to the letter keeps its straight apostrophe. */
const verbatim = ["En cours d'envoi partiel", "Vous n'avez pas l'autorisation d'accéder à cette page"]

it('French texts use the apostrophe of print', () => {
  const texts = namespaces.flatMap((namespace) => leavesOf('fr', namespace).map(([, text]) => text))
  expect(texts.filter((text) => /\p{L}'[\p{L}{]/u.test(text)).toSorted()).toEqual(verbatim)
})

it('every key in the code has a text', () => {
  const known = new Set(
    namespaces.flatMap((namespace) =>
      leavesOf('fr', namespace).flatMap(([key]) => [withoutVariant(key), `${namespace}:${withoutVariant(key)}`]),
    ),
  )
  const asked = [...code.matchAll(/\b(?:t|text)\(\s*'((?:\w+:)?[\w.-]+)'/g)].map(([, key = '']) => key)
  expect(asked.length).toBeGreaterThan(50)
  expect([...new Set(asked)].filter((key) => !known.has(key))).toEqual([])
})
