import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Collection, GroupCode, Item, Order, Party, UserGroup } from '~/api/types'
import { ordersForItself } from '~/shared/access/groups'
import { api } from '~/shared/api/client'
import type { BottleProduct } from '~/shared/bottle/Bottle'

/** Rows of each kind. */
const SHOWN = 5

interface FoundProduct extends Item, Omit<BottleProduct, 'id'> {
  supplier: Party
}

export interface FoundPerson extends Item {
  company: string
  firstName: string
  lastName: string
  email: string
  userGroup: UserGroup
}

export interface Found {
  products: FoundProduct[]
  orders: Order[]
  customers: FoundPerson[]
  suppliers: FoundPerson[]
}

async function find<T>(path: string, search: string, isWanted: boolean, signal: AbortSignal): Promise<T[]> {
  if (!isWanted) return []
  const query = { search, itemsPerPage: SHOWN }
  return (await api.get<Collection<T>>(path, { query, signal }))['hydra:member']
}

/** What the words find for somebody of a group; an older search under way is given up. Errors as the client's. */
export const resultsQuery = (search: string, group: GroupCode) =>
  queryOptions({
    queryKey: ['palette', search],
    queryFn: async ({ signal }): Promise<Found> => {
      const [products, orders, customers, suppliers] = await Promise.all([
        find<FoundProduct>('/products', search, true, signal),
        find<Order>('/orders', search, true, signal),
        find<FoundPerson>('/customers', search, !ordersForItself(group), signal),
        find<FoundPerson>('/suppliers', search, group !== 'supplier', signal),
      ])
      return { products, orders, customers, suppliers }
    },
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  })
