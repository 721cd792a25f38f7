import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Schemas } from '~/api/types'
import { api } from '~/shared/api/client'
import { documentsOf } from '~/shared/document/documents'
import type { States } from '~/shared/document/states'
import { atShopPrice } from '~/shared/product/price'
import type { Product } from '~/shared/product/product'

/** A supplier's shop window for individuals and works councils (domain 9.3). */
export type Shop = Schemas['StoresStoreDetail']

export type ShopStatus = Shop['status']

/** Shops as they are read; what they offer is a part of the catalogue. */
export const shops = documentsOf(['stores'], (id, signal) => api.get('/stores/{id}', { path: { id }, signal }))

export const shopStates: States<ShopStatus> = {
  tones: { draft: 'attention', open: 'done', closed: 'neutral' },
  nameOf: (status) => `shop:status.${status}`,
  bad: ['closed'],
}

/** Which shop a supplier has, as far as the reader may see it: none, or one. */
export const shopOfQuery = (supplier: number) =>
  queryOptions({
    queryKey: ['stores', 'of', supplier],
    queryFn: ({ signal }) => api.get('/stores', { query: { supplier: [supplier], itemsPerPage: 1 }, signal }),
    select: ({ 'hydra:member': [shop] }) => shop ?? null,
    staleTime: 60_000,
  })

/** Products of a shop that are shown at once: most have no more. */
const AT_ONCE = 60

/** What a shop sells, in its supplier's order, a part after the other. */
export const shopProductsQuery = (supplier: number) =>
  infiniteQueryOptions({
    queryKey: ['products', 'shop', supplier],
    queryFn: ({ pageParam: page, signal }) =>
      api.get('/products', {
        query: { store: true, supplier: [supplier], order: { shop: 'asc' }, page, itemsPerPage: AT_ONCE },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: ({ 'hydra:totalItems': all }, pages) => (pages.length * AT_ONCE < all ? pages.length + 1 : null),
  })

/** What a shop shows of some products: those that it sells, in its order, at its prices. */
export function windowOf(shop: Shop, products: readonly Product[]): Product[] {
  const byKey = new Map(products.map((product) => [product['@id'], product]))
  return soldIn(shop).flatMap((key) => {
    const product = byKey.get(key)
    return product?.status === 'active' ? [atShopPrice(product)] : []
  })
}

/** What a shop sells, in its order. */
export const soldIn = ({ items }: Shop): string[] =>
  items.flatMap(({ product }) => (product.inStore ? [product['@id']] : []))

/** How many wines its customers find: what is deactivated keeps its place unseen. */
export const shownIn = ({ items }: Shop): number =>
  items.filter(({ product }) => product.inStore && product.status === 'active').length
