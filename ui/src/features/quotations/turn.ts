import type { GroupCode, Quotation } from '~/api/types'
import { ordersForItself } from '~/shared/access/groups'
import type { States } from '~/shared/document/states'

/** Who negotiates: the one who buys, or who sells, the supplier's agents and administrators included. */
export type Side = 'customer' | 'seller'

/** The side of somebody's daily work, for lists. */
export const sideOfGroup = (group: GroupCode): Side => (ordersForItself(group) ? 'customer' : 'seller')

/** The side a reader has in one quotation: an agent or a supplier may buy, too. */
export const sideOf = ({ customer }: Pick<Quotation, 'customer'>, reader: number): Side =>
  customer.id === reader ? 'customer' : 'seller'

/** What a customer asks for holds no prices: no day of validity is shown. */
export const isRequest = ({ status, awaiting }: Pick<Quotation, 'status' | 'awaiting'>) =>
  status === 'quotation' && awaiting === 'seller'

export const otherSide = (side: Side): Side => (side === 'customer' ? 'seller' : 'customer')

/** Where a quotation stands for its reader. */
export type Standing = 'mine' | 'customer' | 'seller' | 'accepted' | 'canceled'

/** What the list and the page of a quotation call that. */
export const standings: States<Standing> = {
  tones: { mine: 'attention', customer: 'progress', seller: 'progress', accepted: 'done', canceled: 'neutral' },
  nameOf: (standing) =>
    standing === 'canceled' ? 'enums:order_status.canceled_quotation' : `quotations:standing.${standing}`,
}

/** Administrators, who stand beside, read whose answer is expected: their side is null. */
export function standingOf({ status, awaiting }: Pick<Quotation, 'status' | 'awaiting'>, side: Side | null): Standing {
  if (status === 'canceled_quotation') return 'canceled'
  if (status !== 'quotation') return 'accepted'
  if (awaiting === '') return 'seller'
  return awaiting === side ? 'mine' : awaiting
}
