import { queryOptions } from '@tanstack/react-query'
import { api } from '~/shared/api/client'
import { RECEIPTS } from './receipt-query'

export const receiptsSummaryQuery = queryOptions({
  queryKey: [...RECEIPTS, 'summary'],
  queryFn: ({ signal }) => api.get('/receipts/summary', { signal }),
  staleTime: 0,
})
