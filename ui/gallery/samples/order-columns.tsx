import type { Order } from '~/api/types'
import { StateDot } from '~/shared/document/StateDot'
import { formatDate, formatInteger } from '~/shared/format/format'
import { orderStates } from '~/shared/order/order-states'
import { Money } from '~/shared/parts/Money'
import { RowLink } from '~/shared/parts/RowLink'
import { columnsOf } from '~/shared/table/columns'
import { say } from '../gallery'

const column = columnsOf<Order>()

/** The columns of a list of orders. */
export const orderColumns = () =>
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
      cell: ({ getValue }) => <StateDot of={orderStates} state={getValue()} />,
    }),
    column.accessor('totalUnitProduct', {
      header: say('Bouteilles', 'Bottles'),
      meta: { align: 'end', hideBelow: 'lg' },
      cell: ({ getValue }) => formatInteger(getValue()),
    }),
    column.accessor('totalPriceTaxExcl', {
      header: say('Total HT', 'Total excl. tax'),
      meta: { align: 'end', card: 'end' },
      cell: ({ getValue }) => <Money value={getValue()} />,
    }),
  ])
