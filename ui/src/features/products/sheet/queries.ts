import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Schemas } from '~/api/types'
import { api } from '~/shared/api/client'

/** A product as those who sell it work on it; fails with a 404 where it is not theirs. */
export const sheetQuery = (id: string | number) =>
  queryOptions({
    queryKey: ['products', 'sheet', String(id)],
    queryFn: ({ signal }) => api.get('/products/{id}/sheet', { path: { id }, signal }),
    // A form that somebody fills in must not change under their hands: it asks again when it is opened.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

/** One field of one change. */
export type HistoryEntry = Schemas['CatalogueProductAct']

const HISTORY_ROWS = 30

/** What was changed of a product, the newest first. */
export const historyQuery = (id: number) =>
  infiniteQueryOptions({
    queryKey: ['products', 'history', id],
    queryFn: ({ pageParam, signal }) =>
      api.get('/products/{id}/history', {
        path: { id },
        query: { after: pageParam, itemsPerPage: HISTORY_ROWS },
        signal,
      }),
    initialPageParam: '',
    // The link to the next page says where it begins.
    getNextPageParam: (last) => {
      const next = last['hydra:view']['hydra:next']
      return next ? (new URL(next, window.location.origin).searchParams.get('after') ?? undefined) : undefined
    },
  })
