import { useQuery } from '@tanstack/react-query'
import { receiptsSummaryQuery } from '../queries'
import type { Tab } from './search'

/** How many rows the parts of the list have. */
export function useTabCounts(): Record<Tab, number | undefined> {
  const sum = useQuery(receiptsSummaryQuery).data
  return { expected: sum?.toReceive, toCount: sum?.toCount, late: sum?.late }
}
