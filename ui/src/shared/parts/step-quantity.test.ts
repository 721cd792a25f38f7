import { describe, expect, it } from 'vitest'
import { largestQuantity, snapQuantity, stepQuantity } from './step-quantity'

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

describe('within what there is', () => {
  it.each([
    [undefined, Number.POSITIVE_INFINITY],
    [27, 24],
    [12, 12],
    [11, 0],
  ])('of %s bottles, %d may be ordered', (max, most) => expect(largestQuantity({ ...carton, max })).toBe(most))

  it('never goes above it, and leaves what was there before alone', () => {
    expect(stepQuantity(24, 1, { ...carton, max: 27 })).toBe(24)
    expect(stepQuantity(36, 1, { ...carton, max: 27 })).toBe(36)
    expect(stepQuantity(36, -1, { ...carton, max: 27 })).toBe(30)
    expect(snapQuantity(60, { ...carton, max: 27 })).toBe(24)
  })
})
