import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { tidy } from './tidy'

/** The table that the server's tidying is held against too (platform/tidy/tidy_test.go). */
const texts: { typed: string; tidy: string }[] = JSON.parse(
  readFileSync('../platform/tidy/testdata/texts.json', 'utf8'),
)

it.each(texts)('$typed', ({ typed, tidy: want }) => expect(tidy(typed)).toBe(want))

it('leaves nothing of the characters that Unicode calls format', () => {
  const left = Array.from({ length: 0x110000 }, (_, code) => code)
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code))
    .filter((sign) => /\p{Cf}/u.test(sign) && tidy(`a${sign}b`) !== 'ab')
  expect(left).toEqual([])
})
