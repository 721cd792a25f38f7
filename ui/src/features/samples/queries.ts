import { queryOptions } from '@tanstack/react-query'
import { api } from '~/shared/api/client'
import { documentsOf } from '~/shared/document/documents'

/** Requests with what happened to them, as they are read; a sample is ordered as goods are. */
export const samples = documentsOf(
  ['samples'],
  (id, signal) => api.get('/sample_requests/{id}', { path: { id }, signal }),
  { staleTime: 0 },
  ['orders'],
)

export const sampleSummaryQuery = queryOptions({
  queryKey: [...samples.key, 'summary'],
  queryFn: ({ signal }) => api.get('/sample_requests/summary', { signal }),
})

/** Whether the person may ask for a sample of a product, and why not. */
export const allowanceQuery = (product: number) =>
  queryOptions({
    queryKey: [...samples.key, 'allowance', product],
    queryFn: ({ signal }) => api.get('/sample_requests/allowance', { query: { product }, signal }),
  })

/** What a supplier gives of each product to a customer in a year. */
export const quotaQuery = (supplier: number) =>
  queryOptions({
    queryKey: [...samples.key, 'quota', supplier],
    queryFn: ({ signal }) => api.get('/sample_quotas/{id}', { path: { id: supplier }, signal }),
  })
