import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '~/shared/api/client'
import { type CatalogueSearch, filterQuery, productQuery } from './search'

/** One page of the catalogue, at the viewer's own prices. */
export function productsQuery(search: CatalogueSearch) {
  const query = productQuery(search)
  return queryOptions({
    queryKey: ['products', 'list', query],
    queryFn: ({ signal }) => api.get('/products', { query, signal }),
    placeholderData: keepPreviousData,
  })
}

/** How many products each filter's values would find. */
export function facetsQuery(search: CatalogueSearch) {
  const query = filterQuery(search)
  return queryOptions({
    queryKey: ['products', 'facets', query],
    queryFn: ({ signal }) => api.get('/products/facets', { query, signal }),
    placeholderData: keepPreviousData,
  })
}

/** A whole product. One that is not there, or not for the viewer, fails the screen with a 404. */
export const productDetailQuery = (id: string | number) =>
  queryOptions({
    queryKey: ['products', 'detail', String(id)],
    queryFn: ({ signal }) => api.get('/products/{id}', { path: { id }, signal }),
  })

/** Every supplier whose products the viewer sees, with its limits of free shipping. */
export const productSuppliersQuery = queryOptions({
  queryKey: ['products', 'suppliers'],
  queryFn: ({ signal }) => api.get('/product_suppliers', { query: { itemsPerPage: 500 }, signal }),
  staleTime: 300_000,
})
