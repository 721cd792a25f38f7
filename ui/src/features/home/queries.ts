import { queryOptions } from '@tanstack/react-query'
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
