import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { hasCode } from './codes'
import { gtinOf, spellings } from './gtin'
import { productsOf } from './scan'

/** The table that the server is held against too (platform/gtin/gtin_test.go). */
const cases: { codes: { written: string; gtin: string; shown: string }[]; refused: string[] } = JSON.parse(
  readFileSync('../platform/gtin/testdata/codes.json', 'utf8'),
)

it.each(cases.codes)('$written is one number, found and scanned in every spelling', ({ written, gtin, shown }) => {
  expect(gtinOf(written)).toBe(gtin)
  expect(hasCode({ reference: 'A', ean: shown }, written)).toBe(true)
  expect(productsOf(written, [{ '@id': '1', ean: shown }], {})).toMatchObject({ products: [{ '@id': '1' }] })
})

it.each(cases.refused)('%j is no number', (text) => expect(gtinOf(text)).toBeNull())

it('knows a carton by its own number, in a GS1 symbol too', () => {
  const bottle = { '@id': '1', ean: '3760001230017' }
  for (const code of ['13760001230014', '0113760001230014', '(01)13760001230014(10)L7']) {
    expect(productsOf(code, [bottle], {})).toEqual({ products: [bottle], isCarton: true })
  }
  // Not of this bottle, and not with a wrong check digit.
  expect(productsOf('13760001230021', [bottle], {}).products).toEqual([])
  expect(productsOf('13760001230015', [bottle], {}).products).toEqual([])
})

it('is searched by parts of every spelling', () => {
  const text = spellings('0614141007349')
  for (const part of ['614141007349', '00614141007349', '(01)00614141007349', '0100614141007349']) {
    expect(text).toContain(part)
  }
  expect(spellings('')).toBe('')
})
