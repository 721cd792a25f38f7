import { useQueryClient } from '@tanstack/react-query'
import type { OrderDetail } from '~/shared/order/order'
import { orderDetailQuery } from '../queries'

/** What follows a change of an order: the page shows it at once, lists and counts are read again. */
export function useOrderUpdates(id: number) {
  const client = useQueryClient()
  const { queryKey } = orderDetailQuery(String(id))
  return {
    onMoved: (order: OrderDetail) => {
      client.setQueryData(queryKey, order)
      void client.invalidateQueries({
        queryKey: ['orders'],
        predicate: (query) => query.queryKey[1] !== 'detail',
      })
    },
    onStale: () => void client.invalidateQueries({ queryKey: ['orders'] }),
  }
}
