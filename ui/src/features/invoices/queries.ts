import { queryOptions } from '@tanstack/react-query'
import { api } from '~/shared/api/client'
import { oneOf } from '~/shared/api/one-of'

/** Everything read of invoices: one key to read it again. */
export const INVOICES = ['invoices'] as const

/** One invoice; an unknown one fails the screen with a 404. */
export const invoiceQuery = oneOf(INVOICES, (id, signal) => api.get('/invoices/{id}', { path: { id }, signal }), {})

/** What of a supplier waits for its invoices. */
export const waitingQuery = (supplier: number) =>
  queryOptions({
    queryKey: [...INVOICES, 'waiting', supplier],
    staleTime: 0,
    queryFn: ({ signal }) => api.get('/invoices/waiting', { query: { supplier: `/api/users/${supplier}` }, signal }),
  })
