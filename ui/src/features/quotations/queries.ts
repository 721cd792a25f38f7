import { queryOptions } from '@tanstack/react-query'
import type { Collection, Quotation } from '~/api/types'
import { api } from '~/shared/api/client'
import { ApiError } from '~/shared/api/errors'
import type { Query } from '~/shared/api/query-string'
import { PAGE_ROWS } from '~/shared/table/page-rows'
import type { QuotationDetail } from './quotation'

interface SupplierTerms {
  parameters: { base64ContentCGV?: string } | null
}

/** Milliseconds between two looks for what is new while a screen is open and visible. */
const LOOK_AGAIN = 15_000

/** Some quotations of a list. */
const fetchQuotations = (query: Query, signal: AbortSignal) =>
  api.get<Collection<Quotation>>('/quotations', { query, signal })

/** One page of a list, asked for again while it is looked at: answers appear by themselves. */
export const quotationsPageQuery = (list: Query, page: number) =>
  queryOptions({
    queryKey: ['quotations', 'list', list, page],
    queryFn: ({ signal }) => fetchQuotations({ ...list, page, itemsPerPage: PAGE_ROWS }, signal),
    refetchInterval: LOOK_AGAIN,
    refetchOnWindowFocus: 'always',
    staleTime: 0,
  })

/** How many quotations a filter finds. */
export const quotationCountQuery = (filter: Query) =>
  queryOptions({
    queryKey: ['quotations', 'count', filter],
    queryFn: ({ signal }) => fetchQuotations({ ...filter, itemsPerPage: 1 }, signal),
    select: (found) => found['hydra:totalItems'],
    refetchInterval: LOOK_AGAIN,
  })

/** Many quotations of a list at once, for exports: never kept, never shown. */
export const quotationsBatchQuery = (list: Query, page: number, itemsPerPage: number) =>
  queryOptions({
    queryKey: ['quotations', 'batch', list, page],
    queryFn: ({ signal }) => fetchQuotations({ ...list, page, itemsPerPage }, signal),
    staleTime: 0,
    gcTime: 0,
  })

/** A quotation with all that was said. One that is not there, or not for the reader, fails the screen with a 404. */
export const quotationDetailQuery = (id: string) =>
  queryOptions({
    queryKey: ['quotations', 'detail', id],
    queryFn: ({ signal }) => api.get<QuotationDetail>(`/quotations/${id}`, { signal }),
    refetchInterval: LOOK_AGAIN,
    staleTime: 5000,
  })

export const isNotFound = (error: Error) => error instanceof ApiError && error.status === 404

/** Where a supplier's general terms are read; '' while it has filed none. */
export const supplierTermsQuery = (supplier: number) =>
  queryOptions({
    queryKey: ['quotations', 'terms', supplier],
    queryFn: async ({ signal }) => {
      const { parameters } = await api.get<SupplierTerms>(`/users/${supplier}`, { signal })
      return parameters?.base64ContentCGV ?? ''
    },
    staleTime: 300_000,
  })
