import { describe, expect, it } from 'vitest'
import { centsAt, discountFor } from './line-price'

const line = (before: number) => ({ unitPriceTaxExcl: before, trace: [] })

/** The same line once it has a discount: its price is what comes after it. */
const discounted = {
  unitPriceTaxExcl: 10.6,
  trace: [{ code: 'line_discount', label: { fr: '', en: '' }, rate: 10, before: 11.78, after: 10.602 }],
}

describe('the price of a bottle under a discount', () => {
  it('is rounded half up, once', () => {
    expect(centsAt(line(11.78), 1000)).toBe(1060)
    expect(centsAt(line(10.5), 50)).toBe(1045)
    expect(centsAt(line(12.3), 0)).toBe(1230)
  })

  it('begins before the discount that the line has already', () => {
    expect(centsAt(discounted, 0)).toBe(1178)
    expect(centsAt(discounted, 1000)).toBe(1060)
  })
})

describe('the discount that grants a wanted price', () => {
  it.each([
    [11.78, 10.6],
    [11.78, 10],
    [34.95, 33.55],
    [0.87, 0.8],
  ])('brings %d down to %d, and no further than it must', (before, wanted) => {
    const points = discountFor(line(before), wanted)
    expect(centsAt(line(before), points)).toBe(Math.round(wanted * 100))
    expect(centsAt(line(before), points - 1)).toBeGreaterThan(Math.round(wanted * 100))
  })

  it('comes within a hundredth of a percent of the price of a dear bottle, never above it', () => {
    const cents = centsAt(line(499.99), discountFor(line(499.99), 431.17))
    expect(43_117 - cents).toBeGreaterThanOrEqual(0)
    expect(43_117 - cents).toBeLessThan(5)
  })

  it('is none for a price that is not lower', () => {
    expect(discountFor(line(11.78), 11.78)).toBe(0)
    expect(discountFor(line(11.78), 20)).toBe(0)
  })
})
