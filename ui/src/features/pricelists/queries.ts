import { queryOptions } from '@tanstack/react-query'
import { api } from '~/shared/api/client'
import { oneOf } from '~/shared/api/one-of'
import type { Documents } from '~/shared/document/documents'
import type { PriceListDetail } from './price-list'

/** Everything read of price lists: one key to read it again. */
export const PRICE_LISTS = ['pricelists'] as const

/** One price list with those of its series; one that is not the reader's fails the screen with a 404. */
export const priceListQuery = oneOf(PRICE_LISTS, (id, signal) => api.get('/price_lists/{id}', { path: { id }, signal }))

/** All wines of a list with their prices, in its order. */
export const linesQuery = (id: string) =>
  queryOptions({
    queryKey: [...PRICE_LISTS, 'lines', id],
    queryFn: ({ signal }) => api.get('/price_lists/{id}/lines', { path: { id }, query: { itemsPerPage: -1 }, signal }),
    select: ({ 'hydra:member': lines }) => lines,
    staleTime: 0,
  })

/** Price lists as they are read, with those of their series. */
export const priceLists: Documents<PriceListDetail> = { key: PRICE_LISTS, one: priceListQuery }
