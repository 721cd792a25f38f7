import { useQueryClient } from '@tanstack/react-query'
import type { Order } from '~/api/types'
import type { Query } from '~/shared/api/query-string'
import { ListBulkBar } from '~/shared/order/list/ListBulkBar'
import type { Selection } from '~/shared/table/selection'
import { chosenOrders } from './export-orders'
import { useOrdersExport } from './use-orders-export'

interface Props {
  selection: Selection<Order>
  list: Query
  sample: () => Order[]
}

/** What can be done with the chosen orders. */
export function OrderBulkBar({ selection, list, sample }: Props) {
  const client = useQueryClient()
  const { isBusy, onExport } = useOrdersExport()
  const gather = () => chosenOrders(client, list, selection)
  return (
    <ListBulkBar
      gender="feminine"
      selection={selection}
      sample={sample}
      gather={gather}
      numberOf={({ number }) => number}
      isBusy={isBusy}
      onExport={() => void onExport(gather)}
    />
  )
}
