import { queryOptions } from '@tanstack/react-query'
import { api } from '~/shared/api/client'
import { oneOf } from '~/shared/api/one-of'

/** Everything read of lots: one key to read it again. */
export const LOTS = ['lots'] as const

/** One lot; one that is not the reader's fails the screen with a 404. */
export const lotQuery = oneOf(LOTS, (id, signal) => api.get('/stock_lots/{id}', { path: { id }, signal }))

/** Where a lot went. */
export const traceQuery = (id: string) =>
  queryOptions({
    queryKey: [...LOTS, 'trace', id],
    queryFn: ({ signal }) => api.get('/stock_lots/{id}/recipients', { path: { id }, signal }),
    refetchOnWindowFocus: 'always',
    staleTime: 0,
  })
