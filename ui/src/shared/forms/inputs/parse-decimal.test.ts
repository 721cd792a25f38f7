import { expect, it } from 'vitest'
import { parseHundredths } from './parse-decimal'

it.each([
  ['1 234,5', 123450],
  ['1\u00A0234,50\u00A0€', 123450],
  ['1.234,50', 123450],
  ['1,234.50', 123450],
  ['12,5 %', 1250],
  ['12.5', 1250],
  ['12,', 1200],
  ['0,29', 29],
  ['-3,10', -310],
  ['−3', -300],
  ['-0', 0],
  ['1234567,89', 123456789],
  ['1,234', null],
  ['12,345', null],
  ['abc', null],
  ['', null],
  ['1-2', null],
  ['1e3', null],
])('reads %j as %j', (typed, hundredths) => expect(parseHundredths(typed)).toBe(hundredths))
