import { expect, test } from 'vitest'
import { codeOf, hasCode } from './codes'

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
  expect(codeOf('e\u0301')).toBe(codeOf('é'))
  expect(hasCode({ reference: 'CH\u00a0REF 001', ean: '' }, codeOf('CH REF 001'))).toBe(true)
  expect(hasCode({ reference: '\u200b', ean: '' }, codeOf('\u200b'))).toBe(false)
})
