import { queryOptions } from '@tanstack/react-query'
import type {
  Collection,
  SampleAllowance,
  SampleQuota,
  SampleRequest,
  SampleRequestDetail,
  SampleSummary,
} from '~/api/types'
import { api } from '~/shared/api/client'
import type { Query } from '~/shared/api/query-string'
import { PAGE_ROWS } from '~/shared/table/page-rows'

/** Everything read of samples: one key to read it again. */
export const SAMPLES = ['samples'] as const

/** Milliseconds between two looks for news while the list is open and visible. */
const LOOK_AGAIN = 15_000

/** One page of a list, asked for again while it is looked at: answers appear by themselves. */
export const samplesPageQuery = (list: Query, page: number) =>
  queryOptions({
    queryKey: [...SAMPLES, 'list', list, page],
    queryFn: ({ signal }) =>
      api.get<Collection<SampleRequest>>('/sample_requests', {
        query: { ...list, page, itemsPerPage: PAGE_ROWS },
        signal,
      }),
    refetchInterval: LOOK_AGAIN,
    staleTime: 0,
  })

/** One request with what happened to it. */
export const sampleQuery = (id: number) =>
  queryOptions({
    queryKey: [...SAMPLES, 'detail', id],
    queryFn: ({ signal }) => api.get<SampleRequestDetail>(`/sample_requests/${id}`, { signal }),
    staleTime: 0,
  })

export const sampleSummaryQuery = queryOptions({
  queryKey: [...SAMPLES, 'summary'],
  queryFn: ({ signal }) => api.get<SampleSummary>('/sample_requests/summary', { signal }),
})

/** Whether the person may ask for a sample of a product, and why not. */
export const allowanceQuery = (product: number) =>
  queryOptions({
    queryKey: [...SAMPLES, 'allowance', product],
    queryFn: ({ signal }) => api.get<SampleAllowance>('/sample_requests/allowance', { query: { product }, signal }),
  })

/** What a supplier gives of each product to a customer in a year. */
export const quotaQuery = (supplier: number) =>
  queryOptions({
    queryKey: [...SAMPLES, 'quota', supplier],
    queryFn: ({ signal }) => api.get<SampleQuota>(`/sample_quotas/${supplier}`, { signal }),
  })
