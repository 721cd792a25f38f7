import type { GroupCode } from '~/api/types'
import { isAdmin } from '~/shared/access/groups'
import { canOpen } from '~/shared/access/route-access'

/** Whose catalogue it is: individuals pay tax included, sellers work on a list, the others order. */
export type Audience = 'buyer' | 'individual' | 'supplier' | 'agent' | 'admin'

export function audienceOf(group: GroupCode): Audience {
  if (isAdmin(group)) return 'admin'
  if (group === 'supplier') return 'supplier'
  if (group === 'commercial_agent') return 'agent'
  return group === 'customer' ? 'individual' : 'buyer'
}

/** Where /products leads: the list for those who may open it, else the grid, without a word (rulings, routes). */
export const catalogueHome = (group: GroupCode) =>
  canOpen('/products/list', group) ? ('/products/list' as const) : ('/products/grid' as const)
