import { useState } from 'react'
import type { Order } from '~/api/types'
import { formatDate, formatInteger } from '~/shared/format/format'
import type { Sort } from '~/shared/parts/list-search'
import { Money } from '~/shared/parts/Money'
import { RowLink } from '~/shared/parts/RowLink'
import { OrderStatusDot } from '~/shared/parts/StatusDot'
import { columnsOf } from '~/shared/table/columns'
import { DataTable } from '~/shared/table/DataTable'
import { type Gallery, say } from '../gallery'
import { someOrders } from '../samples/orders'

const column = columnsOf<Order>()

const orderColumns = () =>
  column.columns([
    column.accessor('number', {
      header: say('Numéro', 'Number'),
      cell: ({ row: { original } }) => <RowLink to="/orders">{original.number}</RowLink>,
    }),
    column.accessor((order) => order.supplier.company, {
      id: 'supplier',
      header: say('Fournisseur', 'Supplier'),
      meta: { card: 'title' },
    }),
    column.accessor('createdAt', {
      header: say('Date', 'Date'),
      meta: { hideBelow: 'md' },
      cell: ({ getValue }) => formatDate(getValue()),
    }),
    column.accessor('status', {
      header: say('Statut', 'Status'),
      meta: { card: 'aside' },
      cell: ({ getValue }) => <OrderStatusDot status={getValue()} />,
    }),
    column.accessor('totalUnitProduct', {
      header: say('Bouteilles', 'Bottles'),
      enableSorting: false,
      meta: { align: 'end', hideBelow: 'lg' },
      cell: ({ getValue }) => formatInteger(getValue()),
    }),
    column.accessor('totalPriceTaxExcl', {
      header: say('Total HT', 'Total excl. tax'),
      meta: { align: 'end', card: 'end' },
      cell: ({ getValue }) => <Money value={getValue()} />,
    }),
  ])

function Orders({ rows, label, isRefreshing }: { rows: Order[] | undefined; label: string; isRefreshing?: boolean }) {
  const [sort, setSort] = useState<Sort>({ key: 'createdAt', desc: true })
  return (
    <DataTable
      label={label}
      columns={orderColumns()}
      rows={rows}
      rowKey={(order) => order['@id']}
      sort={sort}
      onSort={setSort}
      isMarked={(order) => order.id === 3}
      isRefreshing={isRefreshing ?? false}
      skeletonRows={4}
    />
  )
}

export default {
  about: 'Rows with a head that stays; cards of two lines below 960 px.',
  states: {
    normal: () => <Orders rows={someOrders(5)} label={say('Commandes', 'Orders')} />,
    refreshing: () => <Orders rows={someOrders(3)} label={say('Rafraîchies', 'Refreshing')} isRefreshing />,
    loading: () => <Orders rows={undefined} label={say('Attendues', 'Awaited')} />,
    empty: () => <Orders rows={[]} label={say('Vides', 'None')} />,
    many: () => <Orders rows={someOrders(30)} label={say('Trente', 'Thirty')} />,
  },
} satisfies Gallery
