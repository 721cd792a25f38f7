import type { Schemas } from '~/api/types'
import type { OrderDetail } from '~/shared/order/order'
import { fitted, type LotUnits, unitsOf } from '../shipping/lots'
import type { ParcelDraft } from './parcels'

type ProductLots = Schemas['OrdersDispatch']['lots']

/** Takes bottles of a product out of its lots: what was taken once is taken. */
type Take = (productId: number, bottles: number) => LotUnits[]

/** The lots that are there, from which those that should leave first are taken first, as far as they go. */
export function shelfOf(lots: ProductLots): Take {
  const left = new Map<number, LotUnits[]>(lots.map(({ product, lots: known }) => [product, known]))
  return (product, bottles) => {
    const there = left.get(product) ?? []
    const taken = fitted(there, bottles)
    left.set(product, without(there, unitsOf(taken)))
    return taken
  }
}

/** The lots once so many bottles left, the first of them first. */
function without(lots: readonly LotUnits[], bottles: number): LotUnits[] {
  let gone = bottles
  return lots.flatMap(({ lot, quantity }) => {
    const taken = Math.min(quantity, gone)
    gone -= taken
    return quantity > taken ? [{ lot, quantity: quantity - taken }] : []
  })
}

/** Of which lots the lines of a parcel are. */
export type LotsOf = (order: OrderDetail, parcel: ParcelDraft, itemId: number) => LotUnits[]

/** Shares the lots out over parcels that leave together, in their order: no bottle is in two of them. */
export function lotsOver(
  leaving: readonly { order: OrderDetail; parcels: readonly ParcelDraft[] }[],
  lots: ProductLots,
): LotsOf {
  const take = shelfOf(lots)
  const shares = new Map<string, LotUnits[]>()
  const key = (order: OrderDetail, parcel: ParcelDraft, itemId: number) => `${order.id} ${parcel.id} ${itemId}`
  for (const { order, parcels } of leaving)
    for (const parcel of parcels)
      for (const { id, product } of order.items) {
        const bottles = parcel.lines[id] ?? 0
        if (bottles > 0) shares.set(key(order, parcel, id), take(product.id, bottles))
      }
  return (order, parcel, itemId) => shares.get(key(order, parcel, itemId)) ?? []
}
