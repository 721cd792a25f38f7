import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { api } from '~/shared/api/client'
import type { ReceiptDetail } from './receipt'
import { RECEIPTS, receiptQuery } from './receipt-query'

export const receiptsSummaryQuery = queryOptions({
  queryKey: [...RECEIPTS, 'summary'],
  queryFn: ({ signal }) => api.get('/receipts/summary', { signal }),
  staleTime: 0,
})

/** Shows what an answer says of a receipt, and reads the lists again. */
export function showReceipt(client: QueryClient, receipt: ReceiptDetail): void {
  client.setQueryData(receiptQuery(String(receipt.id)).queryKey, receipt)
  void client.invalidateQueries({ queryKey: [...RECEIPTS, 'list'] })
  void client.invalidateQueries({ queryKey: [...RECEIPTS, 'summary'] })
  void client.invalidateQueries({ queryKey: ['stock'] })
}
