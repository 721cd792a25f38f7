import { queryOptions } from '@tanstack/react-query'
import type { Collection } from '~/api/types'
import { api } from '~/shared/api/client'
import { orderQuery } from '~/shared/parts/list-search'
import type { Product } from '~/shared/product/product'
import { PAGE_ROWS } from '~/shared/table/page-rows'
import { type CatalogueSearch, filterQuery, sortOf } from './search'

/** One page of the catalogue's table. */
export function productsPageQuery(search: CatalogueSearch, page: number) {
  const query = { ...filterQuery(search), ...orderQuery(sortOf(search)) }
  return queryOptions({
    queryKey: ['products', 'rows', query, page],
    queryFn: ({ signal }) =>
      api.get<Collection<Product>>('/products', {
        query: { ...query, page, itemsPerPage: PAGE_ROWS },
        signal,
      }),
  })
}
