import { queryOptions } from '@tanstack/react-query'
import type { Collection } from '~/api/types'
import { api } from '~/shared/api/client'
import type { Query } from '~/shared/api/query-string'
import { PAGE_ROWS } from '~/shared/table/page-rows'
import type { Correction, Movement, Stock, StockResult, StockSummary, ThresholdResult } from './stock'

/** Everything read of stock: one key to read it again. */
export const STOCK = ['stock'] as const

/** Milliseconds between two looks while a list is open and visible: orders move the figures. */
const LOOK_AGAIN = 15_000

export const stockPageQuery = (list: Query, page: number) =>
  queryOptions({
    queryKey: [...STOCK, 'list', list, page],
    queryFn: ({ signal }) =>
      api.get<Collection<Stock>>('/stock', { query: { ...list, page, itemsPerPage: PAGE_ROWS }, signal }),
    refetchInterval: LOOK_AGAIN,
    staleTime: 0,
  })

/** Many rows of a list at once, for a file. */
export const stockBatchQuery = (list: Query, page: number, itemsPerPage: number) =>
  queryOptions({
    queryKey: [...STOCK, 'batch', list, page],
    queryFn: ({ signal }) => api.get<Collection<Stock>>('/stock', { query: { ...list, page, itemsPerPage }, signal }),
    staleTime: 0,
    gcTime: 0,
  })

export const stockSummaryQuery = (scope: Query) =>
  queryOptions({
    queryKey: [...STOCK, 'summary', scope],
    queryFn: ({ signal }) => api.get<StockSummary>('/stock/summary', { query: scope, signal }),
    staleTime: 0,
  })

/** The stock of one product; a product that is not the reader's fails the screen with a 404. */
export const productStockQuery = (id: string) =>
  queryOptions({
    queryKey: [...STOCK, 'product', id],
    queryFn: ({ signal }) => api.get<Stock>(`/products/${id}/stock`, { signal }),
    refetchInterval: LOOK_AGAIN,
    staleTime: 0,
  })

export const movementsPageQuery = (id: string, kinds: string[], page: number) =>
  queryOptions({
    queryKey: [...STOCK, 'movements', id, kinds, page],
    queryFn: ({ signal }) =>
      api.get<Collection<Movement>>(`/products/${id}/movements`, {
        query: { kind: kinds, page, itemsPerPage: PAGE_ROWS },
        signal,
      }),
    refetchInterval: LOOK_AGAIN,
    staleTime: 0,
  })

/** Brings stock to what was counted; each row has its own answer. */
export const correctStock = (rows: Correction[]) => api.post<{ results: StockResult[] }>('/stock/corrections', { rows })

/** Sets the level at which the supplier is told; each row has its own answer. */
export const setThresholds = (rows: { product: string; version: number; stockAlertThreshold: number }[]) =>
  api.post<{ results: ThresholdResult[] }>('/products/bulk', { rows })
