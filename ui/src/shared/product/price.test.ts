import { expect, it } from 'vitest'
import { perLitre } from './price'

// By hand: price × 100 ÷ centilitres, to the cent.
it.each([
  [18.5, 75, 24.67],
  [18.5, 150, 12.33],
  [9.9, 37.5, 26.4],
  [4.2, 33, 12.73],
  [7, 100, 7],
])('%f € for %f cl are %f € a litre', (amount, centilitres, litre) => {
  expect(perLitre(amount, centilitres)).toBe(litre)
})
