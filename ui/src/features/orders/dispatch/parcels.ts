import type { OrderDetail, OrderItem } from '~/shared/order/order'
import { promisedOf } from '~/shared/order/promise-text'
import { linesFor, type Reader, shippedOf } from '../shipping/shipping'

/** A parcel as it is filled in: bottles by line of the order. */
export interface ParcelDraft {
  id: string
  lines: Record<number, number>
  carrier: string
  trackingNumber: string
}

/** What one has filled in of an order's departure. */
export interface OrderDraft {
  /** Bottles that had left when it was filled in. */
  left: number
  parcels: ParcelDraft[]
  /** Stays this time. */
  isHeld: boolean
  /** Bottles past their best-before date leave, too. */
  takesPast?: boolean
  /** Shipments that left from here, for their labels and delivery notes. */
  sent: number[]
}

/** Bottles of a line that are there: what is still expected is not among them. */
export const thereOf = (item: OrderItem) => Math.max(0, item.remainingQuantity - promisedOf(item))

/** Lines of which there is something to pack. */
export const packable = (order: OrderDetail, reader: Reader) =>
  linesFor(order, reader).filter((item) => thereOf(item) > 0)

/** A parcel for each place that goods are fetched from, with all that is there, by the carrier of the order. */
export function proposed(order: OrderDetail, reader: Reader): ParcelDraft[] {
  const lines = packable(order, reader)
  return [...new Set(lines.map(({ warehouse }) => warehouse))].map((place) => ({
    id: place,
    lines: Object.fromEntries(lines.filter((item) => item.warehouse === place).map((item) => [item.id, thereOf(item)])),
    carrier: order.carrier.label,
    trackingNumber: '',
  }))
}

/** What is filled in of an order, or what is proposed when nothing is. */
export const draftOf = (order: OrderDetail, reader: Reader, kept: OrderDraft | undefined): OrderDraft =>
  kept ?? { left: shippedOf(order), parcels: proposed(order, reader), isHeld: false, sent: [] }

export const bottlesIn = ({ lines }: Pick<ParcelDraft, 'lines'>) =>
  Object.values(lines).reduce((sum, bottles) => sum + bottles, 0)

/** Bottles of a line over all parcels. */
export const packedOf = (parcels: readonly ParcelDraft[], itemId: number) =>
  parcels.reduce((sum, { lines }) => sum + (lines[itemId] ?? 0), 0)

/** What is there and in no parcel. */
export const unpacked = (order: OrderDetail, reader: Reader, parcels: readonly ParcelDraft[]) =>
  packable(order, reader).flatMap((item) => {
    const bottles = thereOf(item) - packedOf(parcels, item.id)
    return bottles > 0 ? [{ item, bottles }] : []
  })

/** Why parcels of an order cannot leave as they are. */
export type Fault = 'meanwhile' | 'over' | 'empty' | 'carrier'

/** The first reason, or null. */
export function faultOf(order: OrderDetail, reader: Reader, { left, parcels }: OrderDraft): Fault | null {
  if (left !== shippedOf(order)) return 'meanwhile'
  const there = new Map(packable(order, reader).map((item) => [item.id, thereOf(item)]))
  const items = new Set(parcels.flatMap(({ lines }) => Object.keys(lines).map(Number)))
  if ([...items].some((id) => packedOf(parcels, id) > (there.get(id) ?? 0))) return 'over'
  if (parcels.some((parcel) => bottlesIn(parcel) === 0)) return 'empty'
  if (parcels.some(({ carrier }) => carrier.trim() === '')) return 'carrier'
  return null
}

/** The draft brought up to what the order is now: parcels keep their carriers and numbers, and of their bottles what is there. */
export function renewed(order: OrderDetail, reader: Reader, draft: OrderDraft): OrderDraft {
  const there = new Map(packable(order, reader).map((item) => [item.id, thereOf(item)]))
  const parcels = draft.parcels.map((parcel) => {
    const lines: Record<number, number> = {}
    for (const [id, bottles] of Object.entries(parcel.lines)) {
      const kept = Math.min(bottles, there.get(Number(id)) ?? 0)
      there.set(Number(id), (there.get(Number(id)) ?? 0) - kept)
      if (kept > 0) lines[Number(id)] = kept
    }
    return { ...parcel, lines }
  })
  return { ...draft, left: shippedOf(order), parcels: parcels.filter((parcel) => bottlesIn(parcel) > 0) }
}

/** The parcels with another one, that holds what is in none yet. */
export function withParcel(order: OrderDetail, reader: Reader, parcels: readonly ParcelDraft[]): ParcelDraft[] {
  const number = 1 + Math.max(0, ...parcels.map(({ id }) => Number(id) || 0))
  const lines = Object.fromEntries(unpacked(order, reader, parcels).map(({ item, bottles }) => [item.id, bottles]))
  const carrier = parcels.at(-1)?.carrier ?? order.carrier.label
  return [...parcels, { id: String(number), lines, carrier, trackingNumber: '' }]
}

/** Where an order stands on the page: it leaves, is kept back, has left from here, has nothing to pack, or is not to be shipped. */
export type Standing = 'leaves' | 'held' | 'gone' | 'nothing' | 'closed'

export function standingOf(order: OrderDetail, reader: Reader, draft: OrderDraft): Standing {
  if (draft.parcels.length > 0 && linesFor(order, reader).length > 0) return draft.isHeld ? 'held' : 'leaves'
  if (draft.sent.length > 0) return 'gone'
  return linesFor(order, reader).length > 0 ? 'nothing' : 'closed'
}
