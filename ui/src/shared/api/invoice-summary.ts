import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from './client'
import type { Query } from './query-string'

/** What of invoices, as a list is narrowed, is to be paid, late, and was paid in twelve months. Key: ['invoices', …]. */
export const invoiceSummaryQuery = (query: Query) =>
  queryOptions({
    queryKey: ['invoices', 'summary', query],
    queryFn: ({ signal }) => api.get('/invoices/summary', { query, signal }),
    placeholderData: keepPreviousData,
  })
