import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Schemas } from '~/api/types'
import { api } from '~/shared/api/client'

export type Grid = Schemas['PricingShippingFee']
export type Carrier = Schemas['PricingCarrier']
export type Basket = Schemas['PricingShippingBasket']

/** Everything read of carriage: one key to read it again. */
const CARRIAGE = ['carriage'] as const

/** The grids that the reader sees: a supplier its own and the platform's, administrators all. */
export const gridsQuery = queryOptions({
  queryKey: [...CARRIAGE, 'grids'],
  queryFn: ({ signal }) => api.get('/shipping_fees', { query: { itemsPerPage: 500 }, signal }),
})

export const carriersQuery = queryOptions({
  queryKey: [...CARRIAGE, 'carriers'],
  queryFn: ({ signal }) => api.get('/carriers', { query: { itemsPerPage: 100 }, signal }),
})

/** From when the suppliers of a buyer ship for free. */
export const francosQuery = queryOptions({
  queryKey: ['products', 'suppliers'],
  queryFn: ({ signal }) => api.get('/product_suppliers', { query: { itemsPerPage: 500 }, signal }),
})

/** What carriage of a basket would cost, as the server computes it. */
export const previewQuery = (basket: Basket) =>
  queryOptions({
    queryKey: [...CARRIAGE, 'preview', basket],
    queryFn: ({ signal }) => api.post('/shipping_fees/preview', basket, { signal, key: null }),
    gcTime: 0,
    retry: false,
    meta: { quiet: 'simulation' },
  })

export const readAgain = (client: QueryClient) => client.invalidateQueries({ queryKey: CARRIAGE })
