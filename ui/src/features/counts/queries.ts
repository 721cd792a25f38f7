import { queryOptions } from '@tanstack/react-query'
import { api } from '~/shared/api/client'
import { rowSource, watched } from '~/shared/table/row-source'
import type { StockCountLine } from './count'
import { counts } from './count-query'

/** Lines of one call: the most the API gives. */
const BATCH = 500

/** How many counts are open, beside what waits. */
export const openCountsQuery = queryOptions({
  queryKey: [...counts.key, 'open'],
  queryFn: ({ signal }) => api.get('/stock_counts', { query: { status: ['open'], itemsPerPage: 1 }, signal }),
  select: (page) => page['hydra:totalItems'],
  staleTime: 0,
})

/** Every line of a count, for who counts: what is scanned may be any of them. */
export const linesQuery = (id: number) =>
  queryOptions({
    queryKey: [...counts.key, 'lines', String(id), 'every'],
    queryFn: async ({ signal }) => {
      const lines: StockCountLine[] = []
      for (let page = 1; ; page += 1) {
        const { 'hydra:member': some } = await api.get('/stock_counts/{id}/lines', {
          path: { id },
          query: { page, itemsPerPage: BATCH },
          signal,
        })
        lines.push(...some)
        if (some.length < BATCH) return lines
      }
    },
    ...watched,
  })

/** The lines of a count as a list on screen. */
export const lineSource = (id: number) =>
  rowSource(
    (query, signal) => api.get('/stock_counts/{id}/lines', { path: { id }, query, signal }),
    [...counts.key, 'lines', String(id)],
    watched,
  )

/** What differs of a count, as much as one call gives. */
export const differencesQuery = (id: number) =>
  queryOptions({
    queryKey: [...counts.key, 'lines', String(id), 'different'],
    queryFn: ({ signal }) =>
      api.get('/stock_counts/{id}/lines', { path: { id }, query: { view: 'different', itemsPerPage: BATCH }, signal }),
    select: ({ 'hydra:member': lines }) => lines,
  })

/** What was entered last. */
export const entriesQuery = (id: number, most: number) =>
  queryOptions({
    queryKey: [...counts.key, 'lines', String(id), 'entries', most],
    queryFn: ({ signal }) =>
      api.get('/stock_counts/{id}/entries', { path: { id }, query: { itemsPerPage: most }, signal }),
    ...watched,
  })
