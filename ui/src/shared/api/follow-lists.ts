import type { QueryClient } from '@tanstack/react-query'
import { waitingQuery } from './waiting-query'

/** The first words of the keys under which the lists are kept that something waits in. */
const LISTS = new Set<unknown>([
  'orders',
  'invoices',
  'payments',
  'quotations',
  'samples',
  'receipts',
  'recoveries',
  'network',
  'people',
])

/** Whenever a list is asked for anew, because of an act or of news, so is what waits in it. */
export function followLists(client: QueryClient): void {
  let isDue = false
  client.getQueryCache().subscribe((event) => {
    if (isDue || event.type !== 'updated' || event.action.type !== 'invalidate' || !LISTS.has(event.query.queryKey[0]))
      return
    isDue = true
    queueMicrotask(() => {
      isDue = false
      void client.invalidateQueries(waitingQuery)
    })
  })
}
