import type { TFunction } from 'i18next'
import type { Order } from '~/api/types'
import { pathOf } from '~/shared/api/client'
import { formatDate, formatInteger } from '~/shared/format/format'
import { Money } from '~/shared/parts/Money'
import { RowLink } from '~/shared/parts/RowLink'
import { OrderStatusDot } from '~/shared/parts/StatusDot'
import { columnsOf } from '~/shared/table/columns'
import type { Audience } from './audience'

const column = columnsOf<Order>()

/** The latest orders' columns: the other party is the supplier for who buys, the customer for who sells. */
export function orderColumns(t: TFunction<'home'>, audience: Audience) {
  const party = audience === 'buyer' ? 'supplier' : 'customer'
  return column.columns([
    column.accessor('number', {
      header: t('latest.number'),
      meta: { card: 'detail' },
      cell: ({ row: { original } }) => <RowLink to={pathOf(original['@id'])}>{original.number}</RowLink>,
    }),
    column.accessor((order) => order[party].company, {
      id: party,
      header: t(`latest.${party}`),
      meta: { card: 'title' },
    }),
    column.accessor('createdAt', {
      header: t('latest.date'),
      meta: { hideBelow: 'md' },
      cell: ({ getValue }) => formatDate(getValue()),
    }),
    column.accessor('status', {
      header: t('latest.status'),
      meta: { card: 'aside' },
      cell: ({ getValue }) => <OrderStatusDot status={getValue()} />,
    }),
    column.accessor('totalUnitProduct', {
      header: t('latest.units'),
      meta: { align: 'end', hideBelow: 'md' },
      cell: ({ getValue }) => formatInteger(getValue()),
    }),
    column.accessor('totalPriceTaxExcl', {
      header: t('latest.total'),
      meta: { align: 'end', card: 'end' },
      cell: ({ getValue }) => (
        <b>
          <Money value={getValue()} />
        </b>
      ),
    }),
  ])
}
