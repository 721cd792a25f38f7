import { queryOptions } from '@tanstack/react-query'
import type { Schemas } from '~/api/types'
import { api } from '~/shared/api/client'

/** A bottling and what its label must tell; per 100 ml, in kJ, kcal and grams. */
export type Lot = Schemas['CatalogueLot']

export const lotsQuery = (product: number) =>
  queryOptions({
    queryKey: ['products', 'lots', product],
    queryFn: ({ signal }) =>
      api.get('/products/{id}/lots', { path: { id: product }, query: { itemsPerPage: 500 }, signal }),
  })

/** The public page of a lot. */
export const labelPage = (product: number, lot: string) => `/e-label/${product}/${encodeURIComponent(lot)}`
