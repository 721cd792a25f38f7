import { expect, it } from 'vitest'
import { roundEuros, sumEuros } from './euros'

it.each([
  [1.015, 1.02],
  [8.895, 8.9],
  [0.1 + 0.2, 0.3],
  [1.014999, 1.01],
  [-2.4, -2.4],
])('%d euros are %d in whole cents', (euros, cents) => expect(roundEuros(euros)).toBe(cents))

it.each([
  [[], 0],
  [[0.1, 0.2], 0.3],
  [[1.1, 2.2, -3.3], 0],
  [[19.99, 19.99, 19.99], 59.97],
  [Array.from({ length: 10 }, () => 1234567.89), 12345678.9],
])('%j euros come to %d', (amounts, sum) => expect(sumEuros(amounts)).toBe(sum))
