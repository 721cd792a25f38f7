import { type Query, QueryCache, QueryClient } from '@tanstack/react-query'
import { followLists } from '~/shared/api/follow-lists'
import { isQuiet } from '~/shared/api/quiet'
import { tell } from '~/shared/api/tell'

/** The cache of what the server said. Calls are never repeated on their own (specification 7). */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    queryCache: new QueryCache({ onError: tellReader }),
    defaultOptions: {
      queries: { retry: false, staleTime: 30_000, refetchOnWindowFocus: true },
      mutations: { retry: false },
    },
  })
  followLists(client)
  return client
}

/** What somebody waits for is told when it fails (rulings, cart and session); what is looked up ahead or again is not. */
function tellReader(error: Error, query: Query<unknown, unknown, unknown>): void {
  const { data, fetchMeta } = query.state
  const isMore = Boolean(fetchMeta?.fetchMore)
  const isAwaited = query.getObserversCount() > 0 && (data === undefined || isMore)
  if (isAwaited && !isQuiet(query.meta?.quiet, error)) tell(error)
}
