import { expect, it } from 'vitest'
import { readGrams } from './weight'

it.each([
  ['60,5', 60_500],
  ['12.5 kg', 12_500],
  ['1 200', 1_200_000],
  ['0,125', 125],
  ['12,3456', null],
  ['12 l', null],
])('reads %j kilograms as %j grams', (text, grams) => expect(readGrams(text)).toBe(grams))
