import { queryOptions } from '@tanstack/react-query'
import { api } from '~/shared/api/client'
import { receipts } from './receipt-query'

export const receiptsSummaryQuery = queryOptions({
  queryKey: [...receipts.key, 'summary'],
  queryFn: ({ signal }) => api.get('/receipts/summary', { signal }),
  staleTime: 0,
})
