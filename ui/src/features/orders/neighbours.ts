import { queryOptions } from '@tanstack/react-query'
import type { Collection, Order } from '~/api/types'
import { api } from '~/shared/api/client'
import { type OrderSearch, orderListQuery } from './search'

/** The orders around one: those of the page of the list it was opened from. */
export const neighboursQuery = (search: OrderSearch) => {
  const query = orderListQuery(search)
  return queryOptions({
    queryKey: ['orders', 'neighbours', query],
    queryFn: ({ signal }) => api.get<Collection<Order>>('/orders', { query, signal, silent: true }),
    staleTime: 60_000,
  })
}

interface Neighbours {
  previous: Order | undefined
  next: Order | undefined
}

/** The order before and the one after, as the list has them; null when the order is not among them. */
export function neighboursOf(id: number, orders: Order[]): Neighbours | null {
  const at = orders.findIndex((order) => order.id === id)
  return at < 0 ? null : { previous: orders[at - 1], next: orders[at + 1] }
}
