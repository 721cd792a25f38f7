import type { PersonCard, UserStatus } from '~/api/types'

/** What an admin does to an account, in its own word. */
export type StatusVerb = 'validate' | 'refuse' | 'block' | 'unblock' | 'delete' | 'restore'

export interface StatusAction {
  verb: StatusVerb
  to: UserStatus
}

/** An account as status changes name it. */
export type Account = Pick<PersonCard, '@id' | 'id' | 'company' | 'firstName' | 'lastName' | 'email' | 'status'>

/** The word for bringing an account from one state to another. */
function verbOf(from: UserStatus, to: UserStatus): StatusVerb {
  if (from === 'deleted') return 'restore'
  if (to === 'deleted') return from === 'processing' ? 'refuse' : 'delete'
  if (to === 'blocked') return 'block'
  return from === 'blocked' ? 'unblock' : 'validate'
}

/** What the server offers for one account, in its order. */
export const actionsOf = (status: UserStatus, transitions: readonly UserStatus[]): StatusAction[] =>
  transitions.map((to) => ({ verb: verbOf(status, to), to }))

/** Where an account may stand for each action on several; restoring goes back to a state of each one's own. */
const bulk: [action: StatusAction, from: UserStatus[]][] = [
  [{ verb: 'validate', to: 'valid' }, ['processing']],
  [{ verb: 'block', to: 'blocked' }, ['valid']],
  [{ verb: 'unblock', to: 'valid' }, ['blocked']],
  [{ verb: 'delete', to: 'deleted' }, ['processing', 'valid', 'blocked']],
]

/** What concerns at least one of several accounts; requests alone are refused, not deleted. */
export function bulkActions(statuses: readonly UserStatus[]): StatusAction[] {
  const isRefusal = statuses.every((status) => status === 'processing')
  return bulk
    .filter(([, from]) => from.some((status) => statuses.includes(status)))
    .map(([action]) => (action.verb === 'delete' && isRefusal ? { ...action, verb: 'refuse' } : action))
}

/** A refusal is told to the person with its reason (domain 1.3). */
export const needsReason = ({ to }: StatusAction, accounts: readonly Account[]) =>
  to === 'deleted' && accounts.some(({ status }) => status === 'processing')

/** Asked about first: what takes something away, and what writes to several people. */
export const needsDialog = ({ to }: StatusAction, accounts: readonly Account[]) =>
  to === 'blocked' || to === 'deleted' || accounts.length > 1

/** Whether the call back leads to the state before: a validation cannot be taken back, a refusal needs a reason. */
export const mayUndo = (from: UserStatus, to: UserStatus) =>
  from === 'processing' ? to === 'deleted' : from !== 'deleted' || to !== 'processing'
