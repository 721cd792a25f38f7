import { queryOptions } from '@tanstack/react-query'
import type { OrderStatus } from '~/api/types'
import { api } from '~/shared/api/client'

export { orderSummaryQuery } from '~/shared/api/order-summary'

/** The viewer's latest orders. */
export const lastOrdersQuery = queryOptions({
  queryKey: ['orders', 'latest'],
  queryFn: ({ signal }) =>
    api.get('/orders', {
      query: { order: { createdAt: 'desc' }, itemsPerPage: 7 },
      signal,
    }),
})

/** The order that has waited longest in some states: it names what there is to do. */
export const oldestOrderQuery = (status: OrderStatus[]) =>
  queryOptions({
    queryKey: ['orders', 'oldest', status],
    queryFn: ({ signal }) =>
      api.get('/orders', {
        query: { status, order: { createdAt: 'asc' }, itemsPerPage: 1 },
        signal,
      }),
  })
