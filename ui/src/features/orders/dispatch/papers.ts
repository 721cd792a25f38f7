import type { OrderDetail, Shipment } from '~/shared/order/order'
import type { LotsOf } from './parcel-lots'
import { bottlesIn, type OrderDraft, type ParcelDraft, packedOf } from './parcels'

/** A parcel on paper, whether it has left or is about to. */
export interface ParcelPaper {
  /** As it is once its parcels have left. */
  order: OrderDetail
  shipment: Shipment
  /** Its place among the parcels of the order that leave at once, from 1 on. */
  at: number
  of: number
  /** What its bars say: the tracking number, or its own. */
  code: string
}

/** A parcel that has not left, as a shipment: its own number is that of the order and which of its parcels it is. */
function asShipment(order: OrderDetail, parcel: ParcelDraft, at: number, now: string, lotsOf: LotsOf): Shipment {
  const number = `${order.number}-${order.shipments.length + at}`
  return {
    '@id': '',
    // No shipment has it: ids begin with 1.
    id: -at,
    number,
    carrier: parcel.carrier.trim(),
    trackingNumber: parcel.trackingNumber.trim(),
    trackingUrl: '',
    lines: Object.entries(parcel.lines)
      .filter(([, quantity]) => quantity > 0)
      .map(([item, quantity]) => ({
        item: Number(item),
        quantity,
        lots: lotsOf(order, parcel, Number(item)).map((lot) => ({ ...lot, recalled: false })),
      })),
    shippedAt: now,
    deliveredAt: null,
    mayConfirm: false,
    deliveredOn: null,
    lost: false,
    shippedBy: '',
    impersonator: '',
  }
}

/** The order as it is once the parcels have left. */
const asShipped = (order: OrderDetail, parcels: readonly ParcelDraft[], shipments: Shipment[]): OrderDetail => ({
  ...order,
  items: order.items.map((item) => ({
    ...item,
    remainingQuantity: Math.max(0, item.remainingQuantity - packedOf(parcels, item.id)),
  })),
  shipments: [...order.shipments, ...shipments],
})

/** The papers of an order's parcels: those that are to leave; once none is left to leave, those that left from here. */
export function papersOf(
  order: OrderDetail,
  { parcels, sent }: OrderDraft,
  now: string,
  lotsOf: LotsOf,
): ParcelPaper[] {
  const filled = parcels.filter((parcel) => bottlesIn(parcel) > 0)
  const leaving = filled.map((parcel, at) => asShipment(order, parcel, at + 1, now, lotsOf))
  const shown = leaving.length > 0 ? asShipped(order, filled, leaving) : order
  const shipments = leaving.length > 0 ? leaving : order.shipments.filter(({ id }) => sent.includes(id))
  return shipments.map((shipment, at) => ({
    order: shown,
    shipment,
    at: at + 1,
    of: shipments.length,
    code: shipment.trackingNumber || shipment.number,
  }))
}
