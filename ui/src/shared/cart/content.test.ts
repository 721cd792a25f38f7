import { describe, expect, it } from 'vitest'
import { mergeLines, quantityOf, withAdded, withDiscount, withQuantity } from './content'
import { product } from './testing/samples'

describe('the lines of a cart', () => {
  it('R-4.020 adds to the quantity of a product that is there already', () => {
    const lines = withAdded(withAdded([], product(1), 2), product(1), 3)
    expect(lines).toHaveLength(1)
    expect(quantityOf(lines, 1)).toBe(5)
  })

  it('keeps a product taken in a shop apart from the same product of the catalogue', () => {
    const lines = withAdded(withAdded([], product(1), 6), product(1), 6, true)
    expect(lines).toHaveLength(2)
    expect(quantityOf(lines, 1, true)).toBe(6)
  })

  it('takes a product out at quantity 0', () => {
    expect(withQuantity(withAdded([], product(1), 6), product(1), 0)).toEqual([])
  })

  it('merges two versions by product with the larger quantity (rulings, cart and session)', () => {
    const mine = withAdded(withAdded([], product(1), 6), product(2), 24)
    const theirs = withAdded(withAdded([], product(1), 12), product(3), 6)
    const merged = mergeLines(mine, theirs)
    expect(merged.map((line) => [line.product.id, line.quantity])).toEqual([
      [1, 12],
      [2, 24],
      [3, 6],
    ])
  })

  it('keeps what was lowered or taken out here where the other version changed nothing', () => {
    const origin = withAdded(withAdded(withAdded([], product(1), 12), product(2), 6), product(3), 6)
    const mine = withAdded([], product(1), 6)
    const theirs = withQuantity(origin, product(3), 18)
    expect(mergeLines(mine, theirs, origin).map((line) => [line.product.id, line.quantity])).toEqual([
      [1, 6],
      [3, 18],
    ])
  })

  it('keeps the discounts of one version, and takes those of lines that the other adds', () => {
    const mine = withDiscount(withAdded([], product(1), 6), 1, 4)
    const theirs = withDiscount(withDiscount(withAdded(withAdded([], product(1), 6), product(3), 6), 1, 2), 3, 2.5)
    expect(mergeLines(mine, theirs).map(({ discountValue }) => discountValue)).toEqual([4, 2.5])
  })
})
