import { hashKey, type QueryClient } from '@tanstack/react-query'
import type { PriceListDetail } from './price-list'
import { PRICE_LISTS, priceListQuery } from './queries'

/** Shows what an answer says of a list, and reads everything else of lists again. */
export function showPriceList(client: QueryClient, list: PriceListDetail): Promise<void> {
  const { queryKey } = priceListQuery(String(list.id))
  const shown = hashKey(queryKey)
  client.setQueryData(queryKey, list)
  return client.invalidateQueries({ queryKey: PRICE_LISTS, predicate: ({ queryHash }) => queryHash !== shown })
}
