import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '~/shared/api/client'
import { pricedFor } from '~/shared/product/product-query'
import { type CatalogueSearch, filterQuery, productQuery } from './search'

/** One page of the catalogue, at the viewer's own prices, or at those of the customer that it orders for. */
export function productsQuery(search: CatalogueSearch, customer: number | null) {
  const query = { ...productQuery(search), ...pricedFor(customer) }
  return queryOptions({
    queryKey: ['products', 'list', query],
    queryFn: ({ signal }) => api.get('/products', { query, signal }),
    placeholderData: keepPreviousData,
  })
}

/** How many products each filter's values would find. */
export function facetsQuery(search: CatalogueSearch, customer: number | null) {
  const query = { ...filterQuery(search), ...pricedFor(customer) }
  return queryOptions({
    queryKey: ['products', 'facets', query],
    queryFn: ({ signal }) => api.get('/products/facets', { query, signal }),
    placeholderData: keepPreviousData,
  })
}

/** Every supplier whose products the viewer sees, with its limits of free shipping. */
export const productSuppliersQuery = queryOptions({
  queryKey: ['products', 'suppliers'],
  queryFn: ({ signal }) => api.get('/product_suppliers', { query: { itemsPerPage: 500 }, signal }),
  staleTime: 300_000,
})
