import type { OrderDetail, OrderItem, Shipment } from '~/shared/order/order'
import { type LotUnits, proposed } from '../shipping/lots'

/** What of a line is in a parcel, or is to be put into one. */
export interface PackedLine {
  item: OrderItem
  quantity: number
  /** Of which they are, or are to be taken; empty where nobody knows. */
  lots: LotUnits[]
}

/** Bottles of a wine, of one line or of several. */
interface Bottles {
  item: Pick<OrderItem, 'product'>
  quantity: number
}

/** What is still to be prepared; once all has left, what was ordered. */
export function toPick(
  { items }: Pick<OrderDetail, 'items'>,
  known: ReadonlyMap<number, readonly LotUnits[]> = new Map(),
): PackedLine[] {
  const open = items.filter(({ remainingQuantity }) => remainingQuantity > 0)
  return open.length > 0
    ? open.map((item) => ({
        item,
        quantity: item.remainingQuantity,
        lots: proposed(known.get(item.id), item.remainingQuantity),
      }))
    : items.map((item) => ({ item, quantity: item.quantity, lots: [] }))
}

/** What a parcel holds; without one, what has left, or will. */
export function delivered({ items }: Pick<OrderDetail, 'items'>, shipment: Shipment | undefined): PackedLine[] {
  if (shipment)
    return shipment.lines.flatMap(({ item, quantity, lots }) => {
      const line = items.find(({ id }) => id === item)
      return line ? [{ item: line, quantity, lots }] : []
    })
  return items
    .map((item) => ({ item, quantity: item.quantity - item.closedQuantity, lots: [] }))
    .filter(({ quantity }) => quantity > 0)
}

/** Full cartons and the bottles beside them. */
export function cartonsOf({ item: { product }, quantity }: Bottles): { full: number; loose: number } {
  const units = Math.max(product.unitsPerCarton, 1)
  return { full: Math.floor(quantity / units), loose: quantity % units }
}

/** Bottles, full cartons and bottles beside them, over all lines. */
export function totalsOf(lines: readonly PackedLine[]) {
  const totals = { bottles: 0, cartons: 0, loose: 0 }
  for (const line of lines) {
    const { full, loose } = cartonsOf(line)
    totals.bottles += line.quantity
    totals.cartons += full
    totals.loose += loose
  }
  return totals
}

/** Lines by the place they are fetched from, in the order they come. */
export function byWarehouse(lines: readonly PackedLine[]): [warehouse: string, lines: PackedLine[]][] {
  const places = [...new Set(lines.map(({ item }) => item.warehouse))]
  return places.map((place) => [place, lines.filter(({ item }) => item.warehouse === place)])
}
