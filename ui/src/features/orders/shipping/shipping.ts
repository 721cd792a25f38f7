import type { GroupCode, OrderStatus } from '~/api/types'
import { isAdmin } from '~/shared/access/groups'
import type { OrderDetail } from '~/shared/order/order'

const open: OrderStatus[] = ['preparation', 'partially_shipped']

/** Bottles still to be sent. */
export const remainingOf = ({ items }: Pick<OrderDetail, 'items'>) =>
  items.reduce((sum, { remainingQuantity }) => sum + remainingQuantity, 0)

/** Bottles that have left. */
export const shippedOf = ({ items }: Pick<OrderDetail, 'items'>) =>
  items.reduce((sum, { shippedQuantity }) => sum + shippedQuantity, 0)

/** The supplier prepares and ships; at Dartess an admin may too (domain 5.4). */
export function mayShip(order: OrderDetail, reader: { id: number; group: GroupCode }): boolean {
  if (!open.includes(order.status) || remainingOf(order) === 0) return false
  if (order.supplier.id === reader.id) return true
  return isAdmin(reader.group) && order.items.some(({ warehouse }) => warehouse === 'dartess')
}
