import { queryOptions } from '@tanstack/react-query'
import type { SampleRequestDetail } from '~/api/types'
import { api } from '~/shared/api/client'
import { oneOf } from '~/shared/api/one-of'
import type { Documents } from '~/shared/document/documents'

/** Everything read of samples: one key to read it again. */
export const SAMPLES = ['samples'] as const

/** One request with what happened to it. */
const sampleQuery = oneOf(SAMPLES, (id, signal) => api.get('/sample_requests/{id}', { path: { id }, signal }))

/** Requests as they are read; a sample is ordered as goods are. */
export const samples: Documents<SampleRequestDetail> = { key: SAMPLES, one: sampleQuery, besides: ['orders'] }

export const sampleSummaryQuery = queryOptions({
  queryKey: [...SAMPLES, 'summary'],
  queryFn: ({ signal }) => api.get('/sample_requests/summary', { signal }),
})

/** Whether the person may ask for a sample of a product, and why not. */
export const allowanceQuery = (product: number) =>
  queryOptions({
    queryKey: [...SAMPLES, 'allowance', product],
    queryFn: ({ signal }) => api.get('/sample_requests/allowance', { query: { product }, signal }),
  })

/** What a supplier gives of each product to a customer in a year. */
export const quotaQuery = (supplier: number) =>
  queryOptions({
    queryKey: [...SAMPLES, 'quota', supplier],
    queryFn: ({ signal }) => api.get('/sample_quotas/{id}', { path: { id: supplier }, signal }),
  })
