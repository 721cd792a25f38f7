import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Schemas } from '~/api/types'
import { api } from '~/shared/api/client'

/** A product in stock that may be taken instead of one that is waited for. */
export type Replacement = Schemas['CatalogueReplacement']

/** What is taken instead of bottles of a line. */
export type Substitute = Schemas['OrdersSubstitute']

/** What may be taken instead of a product, the closest first; none of one that its reader sees no more. */
export const replacementsQuery = (product: number) =>
  queryOptions({
    queryKey: ['products', 'replacements', product],
    queryFn: ({ signal }) => api.get('/products/{id}/replacements', { path: { id: product }, signal }),
    meta: { quiet: 'productGone' },
  })

/** What the new order would come to, and why it could not be placed. */
export const substituteQuoteQuery = (order: number, item: Substitute) =>
  queryOptions({
    queryKey: ['orders', 'substitute', order, item],
    queryFn: ({ signal }) =>
      api.post(
        '/orders/{id}/promises/substitute/simulation',
        { items: [item] },
        { path: { id: order }, signal, key: null },
      ),
    placeholderData: keepPreviousData,
    gcTime: 0,
    staleTime: 60_000,
    meta: { quiet: 'simulation' },
  })
