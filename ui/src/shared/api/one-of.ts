import { type QueryKey, queryOptions } from '@tanstack/react-query'

/** How often something is read again. */
export interface Freshness {
  refetchInterval?: number
  refetchOnWindowFocus?: 'always'
  staleTime?: number
}

/** Read again when the person comes back to the window. */
export const readOnReturn: Freshness = { refetchOnWindowFocus: 'always', staleTime: 0 }

/** What orders and other people change while it is looked at. */
export const watched: Freshness = { refetchInterval: 15_000, staleTime: 0 }

/** One thing of those read under a key, by its id; one that is not there, or not for the reader, fails its screen with a 404. */
export const oneOf =
  <One>(key: QueryKey, read: (id: string, signal: AbortSignal) => Promise<One>, fresh: Freshness = { staleTime: 0 }) =>
  (id: string) =>
    queryOptions({ queryKey: [...key, 'detail', id], queryFn: ({ signal }) => read(id, signal), ...fresh })
