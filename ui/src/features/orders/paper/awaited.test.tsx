import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { OrderDetail, OrderItem } from '~/shared/order/order'
import { anOrderDetail } from '~/shared/order/testing/fixtures'
import { renderPart } from '~/testing/render-part'
import { DeliveryNote } from './DeliveryNote'
import { PickingList } from './PickingList'

const [item] = anOrderDetail.items
if (!item) throw new Error('the fixture has a line')

const shipment: OrderDetail['shipments'][number] = {
  '@id': '/api/shipments/4',
  id: 4,
  number: 'EXP-2026-000004',
  carrier: 'Geodis',
  trackingNumber: '',
  trackingUrl: '',
  lines: [{ item: item.id, quantity: 6, lots: [{ lot: 'L2024-17', quantity: 4, recalled: false }] }],
  shippedAt: '2026-11-24T09:00:00Z',
  deliveredAt: null,
  mayConfirm: false,
  deliveredOn: null,
  lost: false,
  shippedBy: 'Maison Delorme',
  impersonator: '',
}

const other: OrderItem = {
  ...item,
  id: 2,
  product: { ...item.product, name: 'Clos Delorme' },
  promises: [{ quantity: 12, expectedOn: '2031-12-20', late: false }],
}

it('tells on the delivery note what is still to come, on it or not', async () => {
  const first = { ...item, remainingQuantity: 6, promises: [{ quantity: 6, expectedOn: '2031-12-12', late: false }] }
  const order = { ...anOrderDetail, items: [first, other], shipments: [shipment] }
  await renderPart(<DeliveryNote order={order} shipment={shipment} />)
  const paper = await screen.findByRole('article')
  expect(paper).toHaveTextContent('6 attendues le 12 décembre 2031')
  expect(paper).toHaveTextContent('Clos Delorme 2021 : 12 attendues le 20 décembre 2031')
})

it('says of which lots the bottles are', async () => {
  await renderPart(<DeliveryNote order={{ ...anOrderDetail, shipments: [shipment] }} shipment={shipment} />)
  expect(await screen.findByRole('article')).toHaveTextContent('Lot L2024-17 · 4 bout.')
})

it('says on the picking list which lots to take first', async () => {
  const known = [
    { lot: 'L1', quantity: 8, bestBefore: null, arrivedAt: null },
    { lot: 'L2', quantity: 60, bestBefore: null, arrivedAt: null },
  ]
  await renderPart(<PickingList order={{ ...anOrderDetail, items: [item] }} known={new Map([[item.id, known]])} />)
  expect(await screen.findByRole('article')).toHaveTextContent('Lot L1 · 8 bout. – Lot L2 · 4 bout.')
})

it('tells on the picking list what cannot be picked yet', async () => {
  await renderPart(<PickingList order={{ ...anOrderDetail, items: [other] }} />)
  expect(await screen.findByRole('article')).toHaveTextContent('12 attendues le 20 décembre 2031')
})
