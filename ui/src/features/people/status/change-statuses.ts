import type { Schemas, UserStatus } from '~/api/types'
import { api } from '~/shared/api/client'
import type { Account } from './status-actions'

export interface StatusOutcome {
  account: Account
  isDone: boolean
  /** Where it stood before; '' for one that cannot be found. */
  previous: Schemas['UsersStatusResult']['previous']
  /** Why it was refused. */
  message: string
}

/** Accounts that one call takes. */
const BATCH = 500

/** Brings accounts to a state; each one is done or refused by itself. */
export async function changeStatuses(
  accounts: readonly Account[],
  status: UserStatus,
  reason: string,
): Promise<StatusOutcome[]> {
  const outcomes: StatusOutcome[] = []
  for (let from = 0; from < accounts.length; from += BATCH) {
    const some = accounts.slice(from, from + BATCH)
    const { results } = await api.post('/users/statuses', {
      users: some.map((account) => account['@id']),
      status,
      ...(reason ? { reason } : {}),
    })
    const byId = new Map(some.map((account) => [account.id, account]))
    for (const { id, status: outcome, previous, message } of results) {
      const account = byId.get(id)
      if (account) outcomes.push({ account, isDone: outcome === 'done', previous, message })
    }
  }
  return outcomes
}

/** Brings those that were changed back to where they stood, a call per state. */
export async function changeBack(done: readonly StatusOutcome[]): Promise<StatusOutcome[]> {
  const states = [...new Set(done.map(({ previous }) => previous))].filter((state) => state !== '')
  const all = await Promise.all(
    states.map((state) =>
      changeStatuses(
        done.filter(({ previous }) => previous === state).map(({ account }) => account),
        state,
        '',
      ),
    ),
  )
  return all.flat()
}
