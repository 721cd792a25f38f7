import { describe, expect, it } from 'vitest'
import { type CartLine, withAdded } from './content'
import { nextCarton, topUpOf } from './mixed-carton'
import { product, quote } from './testing/samples'

const mixable = (id: number) => ({ ...product(id), warehouse: 'dartess', orderMultiple: 1, minQuantity: 1 })

/** A cart and its computation, `available` bottles of each product being there. */
function cartOf(items: [id: number, quantity: number][], available = 100) {
  const lines = items.reduce<CartLine[]>((all, [id, quantity]) => withAdded(all, mixable(id), quantity), [])
  const computed = quote(items)
  for (const { items: priced } of computed.suppliers) for (const item of priced) item.product.available = available
  return { lines, computed }
}

describe('filling the last mixed carton', () => {
  it('takes what is missing from the last line', () => {
    const { lines, computed } = cartOf([
      [1, 5],
      [2, 4],
    ])
    expect(topUpOf(lines, computed)).toEqual({ line: lines[1], units: 3 })
  })

  it('does not count what ships from a supplier', () => {
    const { lines, computed } = cartOf([[1, 6]])
    expect(topUpOf(withAdded(lines, product(2), 7), computed)).toBeNull()
  })

  it('passes to another line when stock runs short', () => {
    const { lines, computed } = cartOf(
      [
        [1, 1],
        [2, 4],
      ],
      4,
    )
    expect(topUpOf(lines, computed)).toEqual({ line: lines[0], units: 1 })
  })

  it('neither fills nor counts what was withdrawn', () => {
    const { lines, computed } = cartOf([
      [1, 5],
      [2, 4],
    ])
    const withdrawn = computed.suppliers.flatMap(({ items }) => items).find(({ product: { id } }) => id === 2)
    Object.assign(withdrawn ?? {}, { tag: 'desactivated' })
    expect(topUpOf(lines, computed)).toEqual({ line: lines[0], units: 1 })
    expect(topUpOf(lines.slice(1), computed)).toBeNull()
  })

  it('proposes nothing that cannot be ordered', () => {
    const { lines, computed } = cartOf([[1, 4]], 5)
    expect(topUpOf(lines, computed)).toBeNull()
  })
})

describe('the next full carton', () => {
  it.each([
    [0, 6],
    [4, 6],
    [6, 12],
  ])('%i becomes %i', (quantity, next) => expect(nextCarton(quantity)).toBe(next))
})
