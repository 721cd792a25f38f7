import { globSync, readFileSync } from 'node:fs'
import { DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core'
import { describe, expect, it } from 'vitest'
import { theme, variables } from './theme'

const read = (path: string) => readFileSync(path, 'utf8')
const declared = (block: string) =>
  Object.fromEntries([...block.matchAll(/(--[\w-]+): ([^;]+);/g)].map(([, name, value]) => [name, value]))

const merged = mergeMantineTheme(DEFAULT_THEME, theme)
const defaults = defaultCssVariablesResolver(merged)
const own = variables(merged)
const light: Record<string, string> = {
  ...defaults.variables,
  ...declared(read('src/app/styles/tokens.css')),
  ...defaults.light,
  ...own.light,
}
const [chosen = '', asked = ''] = read('src/app/styles/dark.css').split('@media').slice(1)
const dark: Record<string, string> = { ...light, ...declared(chosen) }

/** The colour behind a variable's name. */
function colour(scheme: Record<string, string>, name: string): string {
  const value = scheme[name] ?? ''
  const [, other] = /^var\((.+)\)$/.exec(value) ?? []
  return other ? colour(scheme, other) : value.toLowerCase()
}

/** Relative luminance (WCAG 2). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (high + 0.05) / (low + 0.05)
}

const words = ['text', 'dimmed', 'anchor', 'error', 'brand-7', 'vine-6', 'amber-6', 'success-6', 'slate-6', 'danger-6']
const grounds = ['--mantine-color-body', '--mantine-color-white', '--ms-surface', '--ms-panel', '--ms-sunken']
const pairs: [words: string, ground: string, least: number][] = [
  ...words.flatMap((name) =>
    grounds.map((ground): [string, string, number] => [`--mantine-color-${name}`, ground, 4.5]),
  ),
  ...['brand', 'slate', 'vine', 'amber', 'success', 'danger'].map((name): [string, string, number] => [
    `--mantine-color-${name}-7`,
    `--mantine-color-${name}-0`,
    4.5,
  ]),
  ['--mantine-color-slate-8', '--mantine-color-slate-1', 4.5],
  ['--mantine-color-placeholder', '--mantine-color-white', 4.5],
  ['--mantine-color-white', '--mantine-color-danger-6', 4.5],
  ['--ms-on-coral', '--ms-coral', 4.5],
  ['--ms-on-coral', '--ms-coral-bright', 4.5],
  ['--ms-on-dark', '--ms-sidebar', 4.5],
  ['--ms-on-dark-dim', '--ms-sidebar', 4.5],
  ['--ms-on-dark-faint', '--ms-sidebar', 4.5],
  ['--ms-field', '--mantine-color-white', 3],
  ['--ms-focus', '--mantine-color-body', 3],
]

describe.each([
  ['light', light],
  ['dark', dark],
])('by %s', (_, scheme) => {
  it('words can be read on their grounds', () => {
    const weak = pairs
      .map(([name, ground, least]) => ({
        name,
        ground,
        least,
        is: contrast(colour(scheme, name), colour(scheme, ground)),
      }))
      .filter(({ is, least }) => !(is >= least))
    expect(weak).toEqual([])
  })
})

it.each([
  ['light', light],
  ['dark', dark],
])('by %s, the focus is not taken for an error', (_, scheme) => {
  const focus = colour(scheme, '--ms-focus')
  expect(focus).toMatch(/^#[0-9a-f]{6}$/)
  for (const alarm of ['error', 'danger-6', 'brand-6', 'brand-7'])
    expect(focus).not.toBe(colour(scheme, `--mantine-color-${alarm}`))
})

it('dark is the same by choice and as the device asks', () => {
  expect(declared(asked)).toEqual(declared(chosen))
})

it('no style sheet names a colour: it would be the same by dark', () => {
  const sheets = globSync('src/**/*.css').filter((path) => !/styles\/(?:dark|tokens)\.css$|\/paper\//.test(path))
  expect(sheets.length).toBeGreaterThan(100)
  expect(sheets.filter((path) => /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl)a?\(/i.test(read(path)))).toEqual([])
})

it('no part names a colour, but for bottles, which have their own', () => {
  const parts = globSync('src/**/*.{ts,tsx}').filter(
    (path) => !/\.test\.|shared\/bottle\/|app\/(?:theme|palette)\.ts$/.test(path),
  )
  expect(parts.filter((path) => /['"`]#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})['"`]/i.test(read(path)))).toEqual([])
})

it('the first paint has the colours of the page', () => {
  const [usual = '', byChoice = '', byDevice = ''] = [...read('shell/shell.css').matchAll(/html\S* \{[^}]+\}/g)].map(
    String,
  )
  const paint = { ground: 'body', ink: 'text', dim: 'dimmed' }
  for (const [block, scheme] of [
    [usual, light],
    [byChoice, dark],
    [byDevice, dark],
  ] as const) {
    const first = declared(block)
    const full = (hex = '') => hex.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3')
    for (const [name, of] of Object.entries(paint))
      expect(full(first[`--first-${name}`])).toBe(colour(scheme, `--mantine-color-${of}`))
    for (const [name, of] of [
      ['line', 'line'],
      ['field', 'field'],
      ['menu', 'sidebar'],
    ])
      expect(full(first[`--first-${name}`])).toBe(colour(scheme, `--ms-${of}`))
  }
})
