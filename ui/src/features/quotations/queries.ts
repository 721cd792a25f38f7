import { queryOptions } from '@tanstack/react-query'
import { api } from '~/shared/api/client'

/** Milliseconds between two looks for what is new while a screen is open and visible. */
const LOOK_AGAIN = 15_000

/** A quotation with all that was said. One that is not there, or not for the reader, fails the screen with a 404. */
export const quotationDetailQuery = (id: string) =>
  queryOptions({
    queryKey: ['quotations', 'detail', id],
    queryFn: ({ signal }) => api.get('/quotations/{id}', { path: { id }, signal }),
    refetchInterval: LOOK_AGAIN,
    staleTime: 5000,
  })
