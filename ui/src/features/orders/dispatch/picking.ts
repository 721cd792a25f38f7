import { wineOf } from '~/shared/format/format'
import type { OrderDetail, OrderItem } from '~/shared/order/order'
import { linesFor, type Reader } from '../shipping/shipping'
import { thereOf } from './parcels'

/** What is fetched of one wine from one place, and the orders it is for. */
export interface Pick {
  /** Names the row: place and product. */
  key: string
  product: OrderItem['product']
  warehouse: OrderItem['warehouse']
  bottles: number
  parts: { order: OrderDetail; item: OrderItem; bottles: number }[]
}

/** What is not there yet, line by line. */
export interface Awaited {
  order: OrderDetail
  item: OrderItem
}

export interface PickingLists {
  /** By place: the supplier's own first, the wines of each by name. */
  places: { warehouse: string; picks: Pick[] }[]
  awaited: Awaited[]
}

const nameOf = ({ product }: Pick) => wineOf(product)

/** What is to be taken from the shelves for several orders at once; what is still expected stands apart. */
export function pickingOf(orders: readonly OrderDetail[], reader: Reader): PickingLists {
  const picks = new Map<string, Pick>()
  const awaited: Awaited[] = []
  for (const order of orders) {
    for (const item of linesFor(order, reader)) {
      if (item.promises.length > 0 && item.remainingQuantity > 0) awaited.push({ order, item })
      const bottles = thereOf(item)
      if (bottles === 0) continue
      const key = `${item.warehouse} ${item.product.id}`
      const pick = picks.get(key) ?? { key, product: item.product, warehouse: item.warehouse, bottles: 0, parts: [] }
      pick.bottles += bottles
      pick.parts.push({ order, item, bottles })
      picks.set(key, pick)
    }
  }
  const all = [...picks.values()].toSorted((a, b) => nameOf(a).localeCompare(nameOf(b)))
  const places = [...new Set(all.map(({ warehouse }) => warehouse))].toSorted().toReversed()
  return {
    places: places.map((warehouse) => ({ warehouse, picks: all.filter((pick) => pick.warehouse === warehouse) })),
    awaited,
  }
}

/** What was taken from the shelves: bottles by line of an order, so that a line that grows is looked at again. */
export type Ticks = Record<number, number>

export const isTicked = ({ parts }: Pick, ticks: Ticks) =>
  parts.every(({ item, bottles }) => ticks[item.id] === bottles)

/** Bottles of a row that were taken, of those that it asks for. */
export const pickedOf = ({ parts }: Pick, ticks: Ticks) =>
  parts.reduce((sum, { item, bottles }) => sum + Math.min(ticks[item.id] ?? 0, bottles), 0)

/** The ticks with a row turned over. */
export function withTick(pick: Pick, ticks: Ticks): Ticks {
  const next = { ...ticks }
  const wasTicked = isTicked(pick, ticks)
  for (const { item, bottles } of pick.parts) {
    if (wasTicked) delete next[item.id]
    else next[item.id] = bottles
  }
  return next
}

/** The ticks with bottles more of a row: its orders are filled one after the other, and none beyond what it asks for. */
export function withPicked(pick: Pick, more: number, ticks: Ticks): Ticks {
  const next = { ...ticks }
  let left = more
  for (const { item, bottles } of pick.parts) {
    const taken = Math.min(left, Math.max(0, bottles - (next[item.id] ?? 0)))
    if (taken > 0) next[item.id] = (next[item.id] ?? 0) + taken
    left -= taken
  }
  return next
}
