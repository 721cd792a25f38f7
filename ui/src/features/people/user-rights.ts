import type { GroupCode, Me, UserStatus } from '~/api/types'
import { isAdmin } from '~/shared/access/groups'

interface Target {
  id: number
  userGroup: { code: GroupCode }
}

/** Whether a reader manages an account: accounts of admins are the superadmin's, nobody's own is (domain 1.3). */
export function mayManage(user: Target, viewer: Me): boolean {
  const group = viewer.userGroup.code
  if (user.id === viewer.id || !isAdmin(group)) return false
  return group === 'superadmin' || !isAdmin(user.userGroup.code)
}

/** Whether a reader may act for somebody: an admin for valid people who are none (specification 6, R-6.042). */
export const mayActFor = (user: Target & { status: UserStatus; isGuest: boolean }, viewer: Me): boolean =>
  !user.isGuest && isAdmin(viewer.userGroup.code) && user.status === 'valid' && !isAdmin(user.userGroup.code)

const everybody: GroupCode[] = ['restaurant', 'wine_merchant', 'hypermarket', 'cse', 'customer', 'commercial_agent']

/** The groups a reader may create (rulings, routes and access). */
export const creatableGroups = (viewer: GroupCode): GroupCode[] => [
  ...everybody,
  ...(isAdmin(viewer) ? (['supplier'] as const) : []),
  ...(viewer === 'superadmin' ? (['negociant', 'admin'] as const) : []),
]
