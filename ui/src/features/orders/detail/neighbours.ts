import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Order } from '~/api/types'
import { api } from '~/shared/api/client'
import { orderListQuery } from '../list/order-query'
import type { OrderSearch } from '../list/search'

/** Orders asked for at once. */
const SPAN = 100

/** A stretch of the list that an order was opened from; the first is 1. */
const stretchQuery = (search: OrderSearch, stretch: number) => {
  const query = { ...orderListQuery(search), page: stretch, itemsPerPage: SPAN }
  return queryOptions({
    queryKey: ['orders', 'neighbours', query],
    queryFn: ({ signal }) => api.get('/orders', { query, signal }),
    staleTime: 60_000,
    meta: { quiet: 'neighbours' },
  })
}

interface Neighbours {
  previous: Order | undefined
  next: Order | undefined
}

/** The order before and the one after; null when the order is not among them. */
export function neighboursOf(id: number, orders: Order[]): Neighbours | null {
  const at = orders.findIndex((order) => order.id === id)
  return at < 0 ? null : { previous: orders[at - 1], next: orders[at + 1] }
}

/** The orders around one in a list: the stretch where the list was left, and the one beyond its edge. */
export function useNeighbours(id: number, search: OrderSearch): Neighbours | null {
  const stretch = Math.floor((search.row ?? 0) / SPAN) + 1
  const here = useQuery(stretchQuery(search, stretch)).data?.['hydra:member']
  const at = here?.findIndex((order) => order.id === id) ?? 0
  const isFull = here?.length === SPAN
  const before = useQuery({
    ...stretchQuery(search, Math.max(stretch - 1, 1)),
    enabled: stretch > 1 && here !== undefined && at === 0,
  })
  const after = useQuery({
    ...stretchQuery(search, stretch + 1),
    enabled: isFull && (at < 0 || at === SPAN - 1),
  })
  if (!here) return null
  const earlier = stretch > 1 ? (before.data?.['hydra:member'] ?? []) : []
  return neighboursOf(id, [...earlier, ...here, ...(after.data?.['hydra:member'] ?? [])])
}
