import type { GroupCode, Me } from '~/api/types'
import { ordersForItself } from '~/shared/access/groups'
import { personPath } from '~/shared/access/person-link'
import { canOpen } from '~/shared/access/route-access'
import { listAsLeft } from '~/shared/parts/list-memory'

/** The screens a person is shown on. */
export type PersonScreen = 'users' | 'customers' | 'agents' | 'suppliers'

/** The list a person stands in, for who may open it. */
function listOf(group: GroupCode): string {
  if (group === 'commercial_agent') return '/agents'
  return group === 'supplier' ? '/suppliers' : '/customers'
}

/** Where a person's page leads back to: the list it stands in; home for who has no such list. */
export function backFrom(group: GroupCode, viewer: Me): { to: string; search: object; label: string } {
  const list = ['/users', listOf(group)].find((path) => canOpen(path, viewer.userGroup.code))
  return list ? { ...listAsLeft(list), label: `list.${list.slice(1)}` } : { to: '/', search: {}, label: 'menu.home' }
}

/** The page of a person; its own profile for the reader. */
export const pageOf = (person: { id: number; userGroup: { code: GroupCode } }, viewer: Me) =>
  personPath({ id: person.id, group: person.userGroup.code }, viewer)

/** The page where a person is changed; null for who may not. */
export function editPathOf(person: { id: number; userGroup: { code: GroupCode } }, viewer: Me): string | null {
  const path = `${pageOf(person, viewer)}/edit`
  return canOpen(path, viewer.userGroup.code) ? path : null
}

/** The orders with a person, as the list of orders takes it; null for who neither buys nor sells. */
export function ordersOf(person: { id: number; userGroup: { code: GroupCode } }): {
  customer?: number
  supplier?: number
} | null {
  if (person.userGroup.code === 'supplier') return { supplier: person.id }
  return ordersForItself(person.userGroup.code) ? { customer: person.id } : null
}
