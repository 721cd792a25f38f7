import permissions from '~/api/permissions.gen.json'
import type { Me } from '~/api/types'

interface Permission {
  /** Names, or "public". */
  groups: string | string[]
  processing?: boolean
  notImpersonated?: boolean
}

/** An operation of the API, by the id its declaration gives it. */
export type Operation = keyof typeof permissions

/** Whether the API lets this person call an operation: what menus and buttons offer follows from it. */
export function mayCall(operation: Operation, user: Pick<Me, 'status' | 'userGroup' | 'impersonator'>): boolean {
  const { groups, processing, notImpersonated }: Permission = permissions[operation]
  if (typeof groups === 'string') return true // public
  if (notImpersonated && user.impersonator) return false
  return (user.status === 'valid' || processing === true) && groups.some((group) => group === user.userGroup.code)
}
