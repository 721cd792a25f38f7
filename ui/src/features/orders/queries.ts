import { queryOptions } from '@tanstack/react-query'
import type { Collection, Order } from '~/api/types'
import { api } from '~/shared/api/client'
import { ApiError } from '~/shared/api/errors'
import type { Query } from '~/shared/api/query-string'
import type { OrderDetail } from '~/shared/order/order'
import { PAGE_ROWS } from '~/shared/table/page-rows'

/** Milliseconds between two looks for what is new while a screen is open and visible. */
const LOOK_AGAIN = 15_000

/** Some orders of a list. */
const fetchOrders = (query: Query, signal: AbortSignal) => api.get<Collection<Order>>('/orders', { query, signal })

/** One page of a list, asked for again while it is looked at: new orders appear by themselves. */
export const ordersPageQuery = (list: Query, page: number) =>
  queryOptions({
    queryKey: ['orders', 'list', list, page],
    queryFn: ({ signal }) => fetchOrders({ ...list, page, itemsPerPage: PAGE_ROWS }, signal),
    refetchInterval: LOOK_AGAIN,
    refetchOnWindowFocus: 'always',
    staleTime: 0,
  })

/** How many orders wait for the reader. */
export const todoCountQuery = queryOptions({
  queryKey: ['orders', 'todo'],
  queryFn: ({ signal }) => fetchOrders({ view: 'todo', itemsPerPage: 1 }, signal),
  select: (found) => found['hydra:totalItems'],
  refetchInterval: LOOK_AGAIN,
})

/** Many orders of a list at once, for exports: never kept, never shown. */
export const ordersBatchQuery = (list: Query, page: number, itemsPerPage: number) =>
  queryOptions({
    queryKey: ['orders', 'batch', list, page],
    queryFn: ({ signal }) => fetchOrders({ ...list, page, itemsPerPage }, signal),
    staleTime: 0,
    gcTime: 0,
  })

/** An order with everything it keeps. One that is not there, or not for the reader, fails the screen with a 404. */
export const orderDetailQuery = (id: string) =>
  queryOptions({
    queryKey: ['orders', 'detail', id],
    queryFn: ({ signal }) => api.get<OrderDetail>(`/orders/${id}`, { signal }),
    refetchInterval: LOOK_AGAIN,
    staleTime: 5000,
  })

export const isNotFound = (error: Error) => error instanceof ApiError && error.status === 404
