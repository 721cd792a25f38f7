import { queryOptions } from '@tanstack/react-query'
import { api } from '~/shared/api/client'

/** The lots that lines of an order may be served from, in the order in which they should leave. */
export const orderLotsQuery = (id: number) =>
  queryOptions({
    queryKey: ['orders', 'lots', id],
    queryFn: ({ signal }) => api.get('/orders/{id}/lots', { path: { id }, signal }),
    select: ({ items }) => new Map(items.map((line) => [line.item, line])),
    staleTime: 0,
  })
