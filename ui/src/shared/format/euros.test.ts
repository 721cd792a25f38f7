import { expect, it } from 'vitest'
import { roundEuros } from './euros'

it.each([
  [1.015, 1.02],
  [8.895, 8.9],
  [0.1 + 0.2, 0.3],
  [1.014999, 1.01],
  [-2.4, -2.4],
])('%d euros are %d in whole cents', (euros, cents) => expect(roundEuros(euros)).toBe(cents))
