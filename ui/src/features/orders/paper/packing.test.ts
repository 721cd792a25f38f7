import { describe, expect, it } from 'vitest'
import { anOrderDetail } from '~/shared/order/testing/fixtures'
import { byWarehouse, cartonsOf, delivered, toPick, totalsOf } from './packing'

const [item] = anOrderDetail.items
if (!item) throw new Error('the fixture has a line')
const other = { ...item, id: 2, quantity: 15, remainingQuantity: 15, warehouse: 'dartess' }

describe('what is put together', () => {
  it('is counted in full cartons and bottles beside them', () => {
    expect(cartonsOf({ item, quantity: 15 })).toEqual({ full: 2, loose: 3 })
    expect(totalsOf(toPick({ items: [item, other] }))).toEqual({ bottles: 27, cartons: 4, loose: 3 })
  })

  it('is what still remains, place by place', () => {
    const lines = toPick({ items: [{ ...item, shippedQuantity: 8, remainingQuantity: 4 }, other] })
    expect(lines.map(({ quantity }) => quantity)).toEqual([4, 15])
    expect(byWarehouse(lines).map(([place]) => place)).toEqual(['supplier', 'dartess'])
  })

  it('is what was ordered once all has left', () => {
    expect(toPick({ items: [{ ...item, remainingQuantity: 0 }] })[0]?.quantity).toBe(12)
  })
})

describe('what is delivered', () => {
  const shipment = {
    '@id': '/api/shipments/1',
    id: 1,
    number: 'EXP-2026-000001',
    carrier: 'Messagerie vin',
    trackingNumber: '',
    trackingUrl: '',
    lines: [{ item: 2, quantity: 7, lots: [{ lot: 'L1', quantity: 7, recalled: false }] }],
    shippedAt: '2026-11-20T09:00:00Z',
    deliveredAt: null,
    mayConfirm: false,
    deliveredOn: null,
    lost: false,
    shippedBy: 'Étienne Montcallier',
    impersonator: '',
  }

  it('is what the parcel holds', () => {
    expect(delivered({ items: [item, other] }, shipment)).toEqual([
      { item: other, quantity: 7, lots: [{ lot: 'L1', quantity: 7, recalled: false }] },
    ])
  })

  it('is the whole order without one, less what was given up', () => {
    const lines = delivered({ items: [item, { ...other, closedQuantity: 15 }] }, undefined)
    expect(lines).toEqual([{ item, quantity: 12, lots: [] }])
  })
})
