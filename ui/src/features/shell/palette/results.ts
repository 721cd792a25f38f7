import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Collection, GroupCode, Order, PersonCard } from '~/api/types'
import { ordersForItself } from '~/shared/access/groups'
import { api } from '~/shared/api/client'
import type { Product } from '~/shared/product/product'

/** Rows of each kind. */
const SHOWN = 5

export interface Found {
  products: Product[]
  orders: Order[]
  customers: PersonCard[]
  suppliers: PersonCard[]
}

const rowsOf = <T>(found: Collection<T>): T[] => found['hydra:member']

/** What the words find for somebody of a group; an older search under way is given up. Errors as the client's. */
export const resultsQuery = (search: string, group: GroupCode) =>
  queryOptions({
    queryKey: ['palette', search],
    queryFn: async ({ signal }): Promise<Found> => {
      const asked = { query: { search, itemsPerPage: SHOWN }, signal }
      const [products, orders, customers, suppliers] = await Promise.all([
        api.get('/products', asked).then(rowsOf),
        api.get('/orders', asked).then(rowsOf),
        ordersForItself(group) ? [] : api.get('/customers', asked).then(rowsOf),
        group === 'supplier' ? [] : api.get('/suppliers', asked).then(rowsOf),
      ])
      return { products, orders, customers, suppliers }
    },
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  })
