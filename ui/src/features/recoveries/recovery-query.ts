import { queryOptions } from '@tanstack/react-query'
import { api } from '~/shared/api/client'

/** Everything read of stock returns: one key to read it again. */
export const RECOVERIES = ['recoveries'] as const

/** One return; one that is not the reader's fails the screen with a 404. */
export const recoveryQuery = (id: string) =>
  queryOptions({
    queryKey: [...RECOVERIES, 'detail', id],
    queryFn: ({ signal }) => api.get('/stock_recoveries/{id}', { path: { id }, signal }),
    refetchOnWindowFocus: 'always',
    staleTime: 0,
  })
