import { queryOptions } from '@tanstack/react-query'
import { api } from '~/shared/api/client'
import { ApiError } from '~/shared/api/errors'
import type { Query } from '~/shared/api/query-string'

/** Milliseconds between two looks for what is new while a screen is open and visible. */
const LOOK_AGAIN = 15_000

/** How many quotations a filter finds. */
export const quotationCountQuery = (filter: Query) =>
  queryOptions({
    queryKey: ['quotations', 'count', filter],
    queryFn: ({ signal }) => api.get('/quotations', { query: { ...filter, itemsPerPage: 1 }, signal }),
    select: (found) => found['hydra:totalItems'],
    refetchInterval: LOOK_AGAIN,
  })

/** A quotation with all that was said. One that is not there, or not for the reader, fails the screen with a 404. */
export const quotationDetailQuery = (id: string) =>
  queryOptions({
    queryKey: ['quotations', 'detail', id],
    queryFn: ({ signal }) => api.get('/quotations/{id}', { path: { id }, signal }),
    refetchInterval: LOOK_AGAIN,
    staleTime: 5000,
  })

export const isNotFound = (error: Error) => error instanceof ApiError && error.status === 404

/** Where a supplier's general terms are read; '' while it has filed none. */
export const supplierTermsQuery = (supplier: number) =>
  queryOptions({
    queryKey: ['quotations', 'terms', supplier],
    queryFn: async ({ signal }) => {
      const { parameters } = await api.get('/users/{id}', { path: { id: supplier }, signal })
      return parameters?.base64ContentCGV ?? ''
    },
    staleTime: 300_000,
  })
