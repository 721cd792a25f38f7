import { queryOptions } from '@tanstack/react-query'
import { api } from '~/shared/api/client'

/** Everything read of counts: one key to read it again. */
export const COUNTS = ['stock_counts'] as const

/** Milliseconds between two looks while a count is open: others count too. */
export const LOOK_AGAIN = 15_000

/** One count; one that is not the reader's fails the screen with a 404. */
export const countQuery = (id: string) =>
  queryOptions({
    queryKey: [...COUNTS, 'detail', id],
    queryFn: ({ signal }) => api.get('/stock_counts/{id}', { path: { id }, signal }),
    refetchInterval: LOOK_AGAIN,
    staleTime: 0,
  })
