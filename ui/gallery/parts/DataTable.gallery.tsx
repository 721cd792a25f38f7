import { useState } from 'react'
import type { Order } from '~/api/types'
import type { Sort } from '~/shared/parts/list-search'
import { DataTable } from '~/shared/table/DataTable'
import { type Gallery, say } from '../gallery'
import { orderColumns } from '../samples/order-columns'
import { someOrders } from '../samples/orders'

interface Props {
  rows: Order[] | undefined
  label: string
  isRefreshing?: boolean
  isCompact?: boolean
}

function Orders({ rows, label, isRefreshing = false, isCompact = false }: Props) {
  const [columns] = useState(orderColumns)
  const [sort, setSort] = useState<Sort>({ key: 'createdAt', desc: true })
  return (
    <DataTable
      label={label}
      columns={columns}
      rows={rows}
      rowKey={(order) => order['@id']}
      sort={sort}
      sorts={['number', 'createdAt']}
      onSort={setSort}
      isMarked={(order) => order.id === 3}
      isRefreshing={isRefreshing}
      density={isCompact ? 'compact' : 'comfortable'}
      skeletonRows={4}
    />
  )
}

export default {
  about: 'Rows with a head that stays; cards of two lines below 960 px.',
  states: {
    normal: () => <Orders rows={someOrders(5)} label={say('Commandes', 'Orders')} />,
    compact: () => <Orders rows={someOrders(5)} label={say('Serrées', 'Compact')} isCompact />,
    refreshing: () => <Orders rows={someOrders(3)} label={say('Rafraîchies', 'Refreshing')} isRefreshing />,
    loading: () => <Orders rows={undefined} label={say('Attendues', 'Awaited')} />,
    empty: () => <Orders rows={[]} label={say('Vides', 'None')} />,
    many: () => <Orders rows={someOrders(30)} label={say('Trente', 'Thirty')} />,
  },
} satisfies Gallery
