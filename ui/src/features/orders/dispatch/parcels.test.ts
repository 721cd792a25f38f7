import { describe, expect, it } from 'vitest'
import type { OrderDetail, OrderItem } from '~/shared/order/order'
import { anOrderDetail } from '~/shared/order/testing/fixtures'
import type { Reader } from '../shipping/shipping'
import {
  draftOf,
  faultOf,
  type OrderDraft,
  packable,
  proposed,
  renewed,
  standingOf,
  thereOf,
  unpacked,
  withParcel,
} from './parcels'

const [first] = anOrderDetail.items
if (!first) throw new Error('the fixture has a line')

const house: Reader = { id: 5, group: 'supplier' }
const admin: Reader = { id: 1, group: 'admin' }

/** 12 here, 18 at Dartess of which 6 are still expected. */
const atHome: OrderItem = { ...first, id: 1, quantity: 12, remainingQuantity: 12 }
const atDartess: OrderItem = {
  ...first,
  id: 2,
  warehouse: 'dartess',
  quantity: 18,
  remainingQuantity: 18,
  promises: [{ quantity: 6, expectedOn: '2031-12-12', late: false }],
}
const order: OrderDetail = { ...anOrderDetail, status: 'preparation', items: [atHome, atDartess] }

const filledIn = (own: Partial<OrderDraft> = {}): OrderDraft => ({ ...draftOf(order, house, undefined), ...own })

describe('what is proposed', () => {
  it('is a parcel for each place, of what is there, by the carrier of the order', () => {
    expect(proposed(order, house)).toEqual([
      { id: 'supplier', lines: { 1: 12 }, carrier: 'Messagerie vin', trackingNumber: '' },
      { id: 'dartess', lines: { 2: 12 }, carrier: 'Messagerie vin', trackingNumber: '' },
    ])
    expect(thereOf(atDartess)).toBe(12)
  })

  it('is what lies at Dartess for an admin, and nothing for anybody else', () => {
    expect(proposed(order, admin).map(({ lines }) => lines)).toEqual([{ 2: 12 }])
    expect(proposed(order, { id: 9, group: 'supplier' })).toEqual([])
    expect(packable({ ...order, status: 'validated' }, house)).toEqual([])
  })
})

describe('parcels', () => {
  it('leave what is in none of them to another one', () => {
    const one = { id: 'supplier', lines: { 1: 8 }, carrier: 'Geodis', trackingNumber: 'GX-1' }
    expect(unpacked(order, house, [one]).map(({ bottles }) => bottles)).toEqual([4, 12])
    expect(withParcel(order, house, [one])[1]).toEqual({
      id: '1',
      lines: { 1: 4, 2: 12 },
      carrier: 'Geodis',
      trackingNumber: '',
    })
  })

  it.each<[string | null, Partial<OrderDraft>]>([
    [null, {}],
    ['meanwhile', { left: 6 }],
    ['empty', { parcels: [{ id: '1', lines: { 1: 0 }, carrier: 'Geodis', trackingNumber: '' }] }],
    ['carrier', { parcels: [{ id: '1', lines: { 1: 6 }, carrier: ' ', trackingNumber: '' }] }],
    [
      'over',
      {
        parcels: [
          { id: '1', lines: { 1: 7 }, carrier: 'Geodis', trackingNumber: '' },
          { id: '2', lines: { 1: 6 }, carrier: 'Geodis', trackingNumber: '' },
        ],
      },
    ],
    ['over', { parcels: [{ id: '1', lines: { 2: 13 }, carrier: 'Geodis', trackingNumber: '' }] }],
  ])('are refused as %s', (fault, own) => {
    expect(faultOf(order, house, filledIn(own))).toBe(fault)
  })

  it('keep what was typed when some of their bottles left elsewhere', () => {
    const shipped: OrderDetail = {
      ...order,
      items: [{ ...atHome, shippedQuantity: 8, remainingQuantity: 4 }, atDartess],
    }
    const draft = filledIn({
      parcels: [
        { id: '1', lines: { 1: 3 }, carrier: 'Geodis', trackingNumber: 'A' },
        { id: '2', lines: { 1: 6, 2: 6 }, carrier: 'Geodis', trackingNumber: 'B' },
        { id: '3', lines: { 1: 3 }, carrier: 'Geodis', trackingNumber: 'C' },
      ],
    })
    const now = renewed(shipped, house, draft)
    expect(now.left).toBe(8)
    expect(now.parcels.map(({ lines, trackingNumber }) => [trackingNumber, lines])).toEqual([
      ['A', { 1: 3 }],
      ['B', { 1: 1, 2: 6 }],
    ])
    expect(faultOf(shipped, house, now)).toBeNull()
  })
})

it('an order leaves, is kept back, has left, or is not to be shipped', () => {
  expect(standingOf(order, house, filledIn())).toBe('leaves')
  expect(standingOf(order, house, filledIn({ isHeld: true }))).toBe('held')
  expect(standingOf(order, house, filledIn({ parcels: [], sent: [4] }))).toBe('gone')
  expect(standingOf(order, house, filledIn({ parcels: [] }))).toBe('nothing')
  expect(standingOf({ ...order, status: 'shipped' }, house, filledIn())).toBe('closed')
})
