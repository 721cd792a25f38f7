import { expect, it } from 'vitest'
import type { OrderItem } from '~/shared/order/order'
import { concernedBy } from './incident-values'

const item = (own: Partial<OrderItem>) =>
  ({
    id: 1,
    product: {},
    quantity: 12,
    shippedQuantity: 0,
    closedQuantity: 0,
    creditedQuantity: 0,
    replacedQuantity: 0,
    ...own,
  }) as OrderItem

const most = (...items: OrderItem[]) => concernedBy({ items }).map((line) => line.most)

it('lets nobody complain of what was given up, nor twice of what was made good', () => {
  expect(most(item({}))).toEqual([12])
  expect(most(item({ closedQuantity: 6 }))).toEqual([6])
  // 4 refunded before the 8 others left: all 8 may be broken.
  expect(most(item({ closedQuantity: 4, shippedQuantity: 8 }))).toEqual([8])
  expect(most(item({ shippedQuantity: 12, creditedQuantity: 12 }))).toEqual([])
  // 2 sent again, 1 credited: 11 of 14 are as they should be.
  expect(most(item({ shippedQuantity: 14, replacedQuantity: 2, creditedQuantity: 1 }))).toEqual([11])
})
