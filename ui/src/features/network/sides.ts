import type { GroupCode, Me } from '~/api/types'
import { isAdmin, ordersForItself } from '~/shared/access/groups'
import type { Side } from './network-search'

/** The lists a group has something in: a supplier is nobody's child, a buyer nobody's parent (domain 1.2). */
export function sidesOf(group: GroupCode): [Side, ...Side[]] {
  if (group === 'supplier') return ['children', 'sent']
  return ordersForItself(group) ? ['parents', 'sent'] : ['children', 'parents', 'sent']
}

/** Where the API keeps the invitations somebody receives. */
export function receivedSidesOf(group: GroupCode): ('children' | 'parents')[] {
  if (group === 'supplier') return ['children']
  return ordersForItself(group) ? ['parents'] : ['parents', 'children']
}

/** Administrators are tied to nobody. */
export const hasNetwork = ({ userGroup }: Me) => !isAdmin(userGroup.code)

export const apiPaths = {
  children: '/user_children',
  parents: '/user_parent',
  sent: '/user_children',
} as const satisfies Record<Side, string>
