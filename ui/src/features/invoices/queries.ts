import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '~/shared/api/client'
import { oneOf } from '~/shared/api/one-of'
import type { Query } from '~/shared/api/query-string'

/** Everything read of invoices: one key to read it again. */
export const INVOICES = ['invoices'] as const

/** One invoice; an unknown one fails the screen with a 404. */
export const invoiceQuery = oneOf(INVOICES, (id, signal) => api.get('/invoices/{id}', { path: { id }, signal }), {})

/** What of a list, as it is narrowed, is to be paid, late, and was paid in twelve months. */
export const invoiceSummaryQuery = (query: Query) =>
  queryOptions({
    queryKey: [...INVOICES, 'summary', query],
    queryFn: ({ signal }) => api.get('/invoices/summary', { query, signal }),
    placeholderData: keepPreviousData,
  })

/** How a supplier's invoices are issued. */
export const mandateQuery = (supplier: number) =>
  queryOptions({
    queryKey: [...INVOICES, 'mandate', supplier],
    // Who comes back from the profile, where it told what was lacking, reads that it is there.
    staleTime: 0,
    queryFn: ({ signal }) => api.get('/invoicing_mandates/{id}', { path: { id: supplier }, signal }),
  })

/** What of a supplier waits for its invoices. */
export const waitingQuery = (supplier: number) =>
  queryOptions({
    queryKey: [...INVOICES, 'waiting', supplier],
    staleTime: 0,
    queryFn: ({ signal }) => api.get('/invoices/waiting', { query: { supplier: `/api/users/${supplier}` }, signal }),
  })
