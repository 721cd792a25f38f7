import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Collection } from '~/api/types'
import { api } from '~/shared/api/client'
import { ApiError } from '~/shared/api/errors'
import type { ProductSheet } from './sheet'

/** A product as those who sell it work on it; fails with a 404 where it is not theirs. */
export const sheetQuery = (id: string | number) =>
  queryOptions({
    queryKey: ['products', 'sheet', String(id)],
    queryFn: ({ signal }) => api.get<ProductSheet>(`/products/${id}/sheet`, { signal }),
    // A form that somebody fills in must not change under their hands: it asks again when it is opened.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

export const isNotFound = (error: Error) => error instanceof ApiError && error.status === 404

/** One field of one change. */
export interface HistoryEntry {
  at: string
  who: string
  /** For whom, when an administrator acted; '' for nobody. */
  asWhom: string
  action: 'created' | 'changed'
  field: string
  before: unknown
  after: unknown
}

const HISTORY_ROWS = 30

/** What was changed of a product, the newest first. */
export const historyQuery = (id: number) =>
  infiniteQueryOptions({
    queryKey: ['products', 'history', id],
    queryFn: ({ pageParam, signal }) =>
      api.get<Collection<HistoryEntry>>(`/products/${id}/history`, {
        query: { after: pageParam, itemsPerPage: HISTORY_ROWS },
        signal,
      }),
    initialPageParam: '',
    // The link to the next page says where it begins.
    getNextPageParam: (last) => {
      const next = last['hydra:view']?.['hydra:next']
      return next ? (new URL(next, window.location.origin).searchParams.get('after') ?? undefined) : undefined
    },
  })
