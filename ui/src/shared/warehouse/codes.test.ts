import { expect, test } from 'vitest'
import { codeOf, hasCode, lotOf, thoseOf } from './codes'

test('a code is the same however its blanks were typed, and whatever does not show in it', () => {
  const same = [
    'ch ref 001',
    'CH\u00a0REF\u202f001',
    'CH REF\u200b 001',
    'CH REF 0\u00ad01',
    '\u202eCHREF001',
    ' CH  REF\t001\u2060',
  ]
  expect(new Set(same.map(codeOf))).toEqual(new Set(['CHREF001']))
  expect(new Set(['RC-1', 'rc‑1', 'RC–1', 'RC−1'].map(codeOf))).toEqual(new Set(['RC-1']))
  expect(codeOf('e\u0301')).toBe(codeOf('é'))
  expect(new Set(["L'ÎLE", 'l’île', 'lʼi\u0302le', 'L′Île'].map(lotOf))).toEqual(new Set(["L'ÎLE"]))
  expect(new Set(["L'ÎLE", 'l’île', 'L′Île'].map(codeOf))).toEqual(new Set(["L'ÎLE"]))
  expect(hasCode({ reference: 'CH\u00a0REF 001', ean: '' }, codeOf('CH REF 001'))).toBe(true)
  expect(hasCode({ reference: '\u200b', ean: '' }, codeOf('\u200b'))).toBe(false)
})

const EAN = '3760001230017'
const wines = [
  { reference: 'Mx-10', ean: EAN, vintage: 2021 },
  { reference: 'MX-10', ean: EAN, vintage: 2022 },
  { reference: 'mx-10', ean: EAN, vintage: 2023 },
]

test.each([
  ['the very reference', 'MX-10', '', [2022]],
  ['the very reference, whatever vintage is told', 'MX-10', '2023', [2022]],
  ['the very reference with another dash', 'mx‑10', '', [2023]],
  ['the vintage that is told', EAN, '2023', [2023]],
  ['the vintage that is told, of a reference that is none of them', 'mX-10', '2021', [2021]],
  ['all, where nothing tells them apart', EAN, '', [2021, 2022, 2023]],
  ['all, where the vintage told is none of them', EAN, '2019', [2021, 2022, 2023]],
  ['none', 'MX-11', '2021', []],
])('a code stands for %s', (_, code, vintage, found) =>
  expect(thoseOf(code, vintage, wines).map((wine) => wine.vintage)).toEqual(found),
)
