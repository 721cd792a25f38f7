import { useQueryClient } from '@tanstack/react-query'
import type { LotTrace } from './lot'
import { LOTS, traceQuery } from './queries'

/** Shows what was said of a lot, and reads again what else is shown of it. */
export function useTold(id: number) {
  const client = useQueryClient()
  return (trace: LotTrace) => {
    const { queryKey } = traceQuery(String(id))
    client.setQueryData(queryKey, trace)
    void client.invalidateQueries({ queryKey: LOTS, predicate: (query) => query.queryKey[1] !== queryKey[1] })
  }
}
