import type { GroupCode, OrderStatus } from '~/api/types'
import { isAdmin } from '~/shared/access/groups'
import { businessDay } from '~/shared/format/business-day'
import type { OrderDetail, OrderItem } from '~/shared/order/order'

const open: OrderStatus[] = ['preparation', 'partially_shipped']

/** Whether parcels of an order may leave as far as its state goes. */
export const isPrepared = ({ status }: Pick<OrderDetail, 'status'>) => open.includes(status)

/** Bottles still to be sent. */
export const remainingOf = ({ items }: Pick<OrderDetail, 'items'>) =>
  items.reduce((sum, { remainingQuantity }) => sum + remainingQuantity, 0)

/** Bottles that have left. */
export const shippedOf = ({ items }: Pick<OrderDetail, 'items'>) =>
  items.reduce((sum, { shippedQuantity }) => sum + shippedQuantity, 0)

export interface Reader {
  id: number
  group: GroupCode
}

/** The lines that are the reader's to ship: the supplier's are all, an admin's those that lie at Dartess (domain 5.4). */
function ownLines({ supplier, items }: OrderDetail, reader: Reader): OrderItem[] {
  if (supplier.id === reader.id) return items
  return isAdmin(reader.group) ? items.filter(({ warehouse }) => warehouse === 'dartess') : []
}

/** Whether something of an order is left that the reader may ship. */
export const mayShip = (order: OrderDetail, reader: Reader) =>
  isPrepared(order) && remainingOf({ items: ownLines(order, reader) }) > 0

/** The lines that the reader may pack and ship now. */
export const linesFor = (order: OrderDetail, reader: Reader): OrderItem[] =>
  mayShip(order, reader) ? ownLines(order, reader) : []

/** The day on which the last of the parcels that travel left: their delivery is of that day at the earliest. */
export function lastLeftOn({ shipments }: Pick<OrderDetail, 'shipments'>): string | undefined {
  const left = shipments.filter(({ deliveredAt, lost }) => !deliveredAt && !lost)
  return left
    .map(({ shippedAt }) => businessDay(new Date(shippedAt)))
    .toSorted()
    .at(-1)
}
