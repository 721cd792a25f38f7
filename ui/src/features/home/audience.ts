import type { GroupCode } from '~/api/types'
import { isAdmin, ordersForItself } from '~/shared/access/groups'

/** Whose words the home screen speaks: who buys, who sells, who sells for others, who runs the house. */
export type Audience = 'buyer' | 'seller' | 'agent' | 'admin'

export function audienceOf(group: GroupCode): Audience {
  if (isAdmin(group)) return 'admin'
  if (group === 'commercial_agent') return 'agent'
  return ordersForItself(group) ? 'buyer' : 'seller'
}

/** How amounts are read: individuals pay with tax, everybody else counts without. */
export type Tax = 'taxIncl' | 'taxExcl'

export const taxOf = (group: GroupCode): Tax => (group === 'customer' ? 'taxIncl' : 'taxExcl')
