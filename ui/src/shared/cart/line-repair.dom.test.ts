import { expect, it } from 'vitest'
import { withAdded } from './content'
import { lineRepair } from './line-repair'
import { product, quote } from './testing/samples'

const [line] = withAdded([], product(1), 20)

/** A cart whose product has so many units left. */
function quoteWith(available: number) {
  const computed = quote([[1, 20]])
  for (const part of computed.suppliers) for (const item of part.items) item.product.available = available
  return computed
}

it.each([
  ['out_of_stock', 0, 0],
  ['desactivated', 100, 0],
  ['shop_closed', 100, 0],
  ['not_in_shop', 100, 0],
  ['insufficient_stock', 15, 12],
  ['insufficient_stock', 5, 0],
  ['order_multiple', 100, 24],
  ['min_quantity', 100, 24],
])('%s with %i left goes to %i units', (code, available, units) => {
  if (!line) throw new Error('a line is needed')
  const blocker = { code, propertyPath: 'items[0].quantity', message: '' }
  expect(lineRepair(blocker, line, quoteWith(available))?.quantity).toBe(units)
})

it('leaves to a person what no quantity settles', () => {
  if (!line) throw new Error('a line is needed')
  const blocker = { code: 'carton_incomplete', propertyPath: 'items[0].quantity', message: '' }
  expect(lineRepair(blocker, line, null)).toBeNull()
})
