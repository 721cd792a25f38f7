import { expect, it } from 'vitest'
import { unitsInstead } from './units'

it.each([
  [
    'a carton of its supplier for what is left of one',
    4,
    { orderMultiple: 6, minQuantity: 6, warehouse: 'supplier' },
    6,
  ],
  ['exactly as many of what is sold by the bottle', 7, { orderMultiple: 1, minQuantity: 1, warehouse: 'supplier' }, 7],
  ['full mixed cartons at the shared warehouse', 7, { orderMultiple: 1, minQuantity: 1, warehouse: 'dartess' }, 12],
  ['no less than the smallest quantity', 3, { orderMultiple: 6, minQuantity: 12, warehouse: 'supplier' }, 12],
] as const)('orders %s', (_, awaited, wine, want) => {
  expect(unitsInstead(awaited, wine)).toBe(want)
})
