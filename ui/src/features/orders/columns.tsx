import type { TFunction } from 'i18next'
import type { GroupCode, Order } from '~/api/types'
import { isAdmin, ordersForItself } from '~/shared/access/groups'
import { pathOf } from '~/shared/api/client'
import { formatDate, formatInteger } from '~/shared/format/format'
import { Money } from '~/shared/parts/Money'
import { RowLink } from '~/shared/parts/RowLink'
import { OrderStatusDot } from '~/shared/parts/StatusDot'
import { columnsOf } from '~/shared/table/columns'
import classes from './columns.module.css'
import { PartyCell } from './PartyCell'
import type { Role } from './queries'

const column = columnsOf<Order>()

/** Whom a list names: the supplier to who buys, the customer to who sells, both to admins and agents. */
export function partiesFor(group: GroupCode): Role[] {
  if (ordersForItself(group)) return ['supplier']
  return isAdmin(group) || group === 'commercial_agent' ? ['customer', 'supplier'] : ['customer']
}

/** The list's columns; the first party is the title of a card below 960 px. */
export function orderColumns(t: TFunction<'orders'>, parties: Role[]) {
  return column.columns([
    column.accessor('number', {
      header: t('column.number'),
      meta: { card: 'detail' },
      cell: ({ row: { original } }) => <RowLink to={pathOf(original['@id'])}>{original.number}</RowLink>,
    }),
    ...parties.map((role, index) =>
      column.accessor((order) => order[role].company, {
        id: role,
        header: t(`column.${role}`),
        meta: index === 0 ? { card: 'title' } : { hideBelow: 'lg' },
        cell: ({ row: { original } }) => <PartyCell party={original[role]} withGroup={role === 'customer'} />,
      }),
    ),
    column.accessor('createdAt', {
      header: t('column.date'),
      meta: { hideBelow: 'md' },
      cell: ({ getValue }) => (
        <time className={classes.date} dateTime={getValue()}>
          {formatDate(getValue())}
        </time>
      ),
    }),
    column.accessor('status', {
      header: t('column.status'),
      meta: { card: 'aside' },
      cell: ({ getValue }) => <OrderStatusDot status={getValue()} />,
    }),
    column.accessor('totalUnitProduct', {
      header: t('column.units'),
      enableSorting: false,
      meta: { align: 'end', hideBelow: 'md' },
      cell: ({ getValue }) => formatInteger(getValue()),
    }),
    column.accessor('totalPriceTaxExcl', {
      header: t('column.totalTaxExcl'),
      meta: { align: 'end', card: 'end' },
      cell: ({ getValue }) => (
        <b>
          <Money value={getValue()} />
        </b>
      ),
    }),
    column.accessor('totalPriceTaxIncl', {
      header: t('column.totalTaxIncl'),
      enableSorting: false,
      meta: { align: 'end', hideBelow: parties.length > 1 ? 'wide' : 'md' },
      cell: ({ getValue }) => <Money value={getValue()} />,
    }),
  ])
}
