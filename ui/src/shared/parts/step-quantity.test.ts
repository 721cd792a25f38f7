import { describe, expect, it } from 'vitest'
import { snapQuantity, stepQuantity } from './step-quantity'

const carton = { multiple: 6, minimum: 12 }

describe('by the carton of 6, at least 12', () => {
  it.each([
    [0, 1, 12],
    [12, 1, 18],
    [13, 1, 18],
    [18, -1, 12],
    [17, -1, 12],
    [12, -1, 0],
    [0, -1, 0],
  ] as const)('from %d, %d gives %d', (quantity, direction, next) => {
    expect(stepQuantity(quantity, direction, carton)).toBe(next)
  })

  it.each([
    [1, 12],
    [13, 18],
    [18, 18],
    [0, 0],
    [-3, 0],
    [Number.NaN, 0],
  ])('%d typed becomes %d', (typed, kept) => expect(snapQuantity(typed, carton)).toBe(kept))
})
