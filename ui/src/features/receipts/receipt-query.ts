import { queryOptions } from '@tanstack/react-query'
import { api } from '~/shared/api/client'

/** Everything read of receipts: one key to read it again. */
export const RECEIPTS = ['receipts'] as const

/** Milliseconds between two looks while a receipt is open: others count too. */
const LOOK_AGAIN = 15_000

/** One receipt; one that is not the reader's fails the screen with a 404. */
export const receiptQuery = (id: string) =>
  queryOptions({
    queryKey: [...RECEIPTS, 'detail', id],
    queryFn: ({ signal }) => api.get('/receipts/{id}', { path: { id }, signal }),
    refetchInterval: LOOK_AGAIN,
    staleTime: 0,
  })
