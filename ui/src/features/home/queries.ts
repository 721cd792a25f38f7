import { queryOptions } from '@tanstack/react-query'
import type { Collection, Order } from '~/api/types'
import { api } from '~/shared/api/client'

export { orderSummaryQuery } from '~/shared/api/order-summary'

/** The viewer's latest orders. */
export const lastOrdersQuery = queryOptions({
  queryKey: ['orders', 'latest'],
  queryFn: ({ signal }) =>
    api.get<Collection<Order>>('/orders', {
      query: { order: { createdAt: 'desc' }, itemsPerPage: 8 },
      signal,
      silent: true,
    }),
})
