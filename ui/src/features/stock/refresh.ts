import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { STOCK } from './queries'

/** Milliseconds after which tags and their counts have followed a change (decision 5). */
const INDEX_LAG = 1_200

/** Reads the stock again after a change: figures at once, tags and their counts when they have followed. */
export function refreshStock(client: QueryClient): void {
  const again = () => {
    void client.invalidateQueries({ queryKey: STOCK })
    void client.invalidateQueries({ queryKey: ['products'] })
  }
  again()
  window.setTimeout(again, INDEX_LAG)
}

/** The same, within a part. */
export function useStockRefresh() {
  const client = useQueryClient()
  return useCallback(() => refreshStock(client), [client])
}
