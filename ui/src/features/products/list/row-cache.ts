import type { QueryClient } from '@tanstack/react-query'
import type { Collection } from '~/api/types'
import type { Product } from '~/shared/product/product'

const rows = { queryKey: ['products', 'rows'] }

/** Changes a product in every list that is here; rows that do not change are left as they are, and not drawn again. */
export function changeRows(client: QueryClient, ids: ReadonlySet<number>, change: (product: Product) => Product): void {
  client.setQueriesData<Collection<Product>>(rows, (page) =>
    page?.['hydra:member'].some(({ id }) => ids.has(id))
      ? { ...page, 'hydra:member': page['hydra:member'].map((one) => (ids.has(one.id) ? change(one) : one)) }
      : page,
  )
}

/** A product as a list shows it now. */
export function rowOf(client: QueryClient, id: number): Product | undefined {
  for (const [, page] of client.getQueriesData<Collection<Product>>(rows)) {
    const found = page?.['hydra:member'].find((one) => one.id === id)
    if (found) return found
  }
  return undefined
}

/** What the lists show is old: what is not in sight is asked for anew when it is looked at. */
export const readAgain = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: ['products'], refetchType: 'none' })
