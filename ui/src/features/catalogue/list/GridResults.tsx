import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { useOrderedFor } from '~/shared/cart/hooks'
import { ErrorState } from '~/shared/parts/ErrorState'
import { ITEMS_PER_PAGE } from '~/shared/parts/list-search'
import { Pager } from '~/shared/parts/Pager'
import type { ChangeSearch } from '~/shared/parts/use-list-search'
import { ProductGrid, ProductGridSkeleton } from '~/shared/product/ProductGrid'
import { productsQuery } from '../queries'
import type { CatalogueSearch } from '../search'

interface Props {
  search: CatalogueSearch
  onChange: ChangeSearch<CatalogueSearch>
  canOrder: boolean
  empty: ReactNode
}

/** One page of products as cards, and the way to the others. */
export function GridResults({ search, onChange, canOrder, empty }: Props) {
  const customer = useOrderedFor()
  const { data, isError, error, refetch, isPlaceholderData } = useQuery(productsQuery(search, customer))
  usePrefetchedNextPage(search, customer, data?.['hydra:totalItems'])
  if (isError && !data) return <ErrorState error={error} onRetry={() => refetch()} />
  if (!data) return <ProductGridSkeleton />
  const rows = data['hydra:member']
  if (rows.length === 0) return empty
  return (
    <>
      <ProductGrid products={rows} isRefreshing={isPlaceholderData} withQuantity={canOrder} />
      <Pager
        page={search.page ?? 1}
        total={data['hydra:totalItems']}
        capped={data.totalItemsCapped ?? false}
        onPage={(page) => onChange({ page: page === 1 ? undefined : page })}
      />
    </>
  )
}

/** The next page is there before it is asked for. */
function usePrefetchedNextPage(search: CatalogueSearch, customer: number | null, total: number | undefined): void {
  const client = useQueryClient()
  useEffect(() => {
    const page = search.page ?? 1
    if (total === undefined || page * ITEMS_PER_PAGE >= total) return
    void client.prefetchQuery(productsQuery({ ...search, page: page + 1 }, customer))
  }, [client, search, customer, total])
}
