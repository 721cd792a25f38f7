import permissions from '~/api/permissions.gen.json'
import type { User } from '~/api/types'

/** An operation of the API, by the id its declaration gives it. */
export type Operation = keyof typeof permissions

/** Whether the API lets this person call an operation: what menus and buttons offer follows from it. */
export function mayCall(operation: Operation, user: Pick<User, 'status' | 'userGroup'>): boolean {
  const { groups, processing } = permissions[operation]
  if (typeof groups === 'string') return true // public
  return (user.status === 'valid' || processing) && groups.some((group) => group === user.userGroup.code)
}
