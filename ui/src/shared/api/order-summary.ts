import { queryOptions } from '@tanstack/react-query'
import { api } from './client'

/** The figures of the viewer's orders; the home screen shows them, the menu counts what waits. Key: ['orders', …]. */
export const orderSummaryQuery = queryOptions({
  queryKey: ['orders', 'summary'],
  queryFn: ({ signal }) => api.get('/orders/summary', { signal }),
  meta: { quiet: 'counts' },
})
