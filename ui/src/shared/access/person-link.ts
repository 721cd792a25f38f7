import type { GroupCode, Me } from '~/api/types'
import { isAdmin } from './groups'

const screens: Partial<Record<GroupCode, string>> = {
  restaurant: '/customers',
  customer: '/customers',
  cse: '/customers',
  commercial_agent: '/agents',
  supplier: '/suppliers',
}

/** Where a person's name leads, depending on the person and on who looks (specification 2). */
export function personPath(person: { id: number; group: GroupCode }, viewer: Me): string {
  if (person.id === viewer.id) return '/profile'
  if (isAdmin(viewer.userGroup.code) || isAdmin(person.group)) return `/users/${person.id}`
  return `${screens[person.group] ?? '/users'}/${person.id}`
}
