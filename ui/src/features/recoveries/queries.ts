import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { api } from '~/shared/api/client'
import type { RecoveryDetail } from './recovery'
import { RECOVERIES, recoveryQuery } from './recovery-query'

/** How many returns wait to be handed over, by whomever. */
export const pendingQuery = queryOptions({
  queryKey: [...RECOVERIES, 'list', 'pending'],
  queryFn: ({ signal }) => api.get('/stock_recoveries', { query: { status: ['pending'], itemsPerPage: 1 }, signal }),
  select: ({ 'hydra:totalItems': total }) => total,
  meta: { quiet: 'counts' },
})

/** Reads lists again once goods left available stock, left their warehouse or came back. */
export function readAgain(client: QueryClient): void {
  for (const queryKey of [[...RECOVERIES, 'list'], ['stock'], ['products'], ['receipts']])
    void client.invalidateQueries({ queryKey })
}

/** Shows what an answer says of a return, and reads the lists again. */
export function showRecovery(client: QueryClient, recovery: RecoveryDetail): void {
  client.setQueryData(recoveryQuery(String(recovery.id)).queryKey, recovery)
  readAgain(client)
}
