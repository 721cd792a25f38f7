import { queryOptions } from '@tanstack/react-query'
import { api } from '~/shared/api/client'
import type { Query } from '~/shared/api/query-string'
import { rowSource, watched } from '~/shared/table/row-source'
import type { Correction } from './stock'

/** Everything read of stock: one key to read it again. */
export const STOCK = ['stock'] as const

export const stockSummaryQuery = (scope: Query) =>
  queryOptions({
    queryKey: [...STOCK, 'summary', scope],
    queryFn: ({ signal }) => api.get('/stock/summary', { query: scope, signal }),
    staleTime: 0,
  })

/** The stock of one product; a product that is not the reader's fails the screen with a 404. */
export const productStockQuery = (id: string) =>
  queryOptions({
    queryKey: [...STOCK, 'product', id],
    queryFn: ({ signal }) => api.get('/products/{id}/stock', { path: { id }, signal }),
    ...watched,
  })

/** What moved the stock of a product, the latest first. */
export const movements = (id: string) =>
  rowSource(
    (query, signal) => api.get('/products/{id}/movements', { path: { id }, query, signal }),
    [...STOCK, 'movements', id],
    watched,
  )

/** Brings stock to what was counted; each row has its own answer. */
export const correctStock = (rows: Correction[]) => api.post('/stock/corrections', { rows })
