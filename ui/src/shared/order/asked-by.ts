import type { Order, Quotation } from '~/api/types'
import { session } from '~/shared/session/session'
import type { Move } from './moves'

type Pending = Pick<Order, 'customer'> & Partial<Pick<Quotation, 'awaiting'>>

/** Whether the other side's answer is awaited: what is pending was asked for, or proposed, by the reader's own side. */
export function isOwnSide({ awaiting = '', customer }: Pending): boolean {
  if (awaiting === '') return false
  const isCustomer = customer.id === session().user?.id
  return isCustomer ? awaiting === 'seller' : awaiting === 'customer'
}

/** What one's own side asked is not refused: it is withdrawn. */
export const withdrawing = (order: Pending, move: Move): Move =>
  move.verb === 'refuse' && isOwnSide(order) ? { ...move, verb: 'withdraw' } : move
