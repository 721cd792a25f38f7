import { expect, it } from 'vitest'
import type { OrderDetail, OrderItem, Shipment } from '~/shared/order/order'
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

const most = (...items: OrderItem[]) => concernedBy({ items, shipments: [], incidents: [] }).map((line) => line.most)

it('lets nobody complain of what was given up, nor twice of what was made good', () => {
  expect(most(item({}))).toEqual([12])
  expect(most(item({ closedQuantity: 6 }))).toEqual([6])
  // 4 refunded before the 8 others left: all 8 may be broken.
  expect(most(item({ closedQuantity: 4, shippedQuantity: 8 }))).toEqual([8])
  expect(most(item({ shippedQuantity: 12, creditedQuantity: 12 }))).toEqual([])
  // 2 sent again, 1 credited: 11 of 14 are as they should be.
  expect(most(item({ shippedQuantity: 14, replacedQuantity: 2, creditedQuantity: 1 }))).toEqual([11])
})

it('asks which parcel is meant where a line left in several, and knows what of each was made good', () => {
  const parcel = (id: number, ...lines: [item: number, quantity: number][]) =>
    ({ id, lines: lines.map(([line, quantity]) => ({ item: line, quantity, lots: [] })) }) as unknown as Shipment
  const order = {
    items: [item({ quantity: 60, shippedQuantity: 60, creditedQuantity: 5 }), item({ id: 2, shippedQuantity: 6 })],
    shipments: [parcel(7, [1, 30], [2, 6]), parcel(8, [1, 30])],
    incidents: [
      {
        lines: [
          { item: 1, shipment: 8, quantity: 5, outcome: 'credit' },
          { item: 1, shipment: 8, quantity: 9, outcome: 'rejected' },
        ],
      },
    ] as OrderDetail['incidents'],
  }
  expect(concernedBy(order).map(({ id, parcel: of, most: units }) => [id, of?.id, units])).toEqual([
    [1, 7, 30],
    [1, 8, 25],
    [2, undefined, 6],
  ])
})
