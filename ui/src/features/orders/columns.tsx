import { VisuallyHidden } from '@mantine/core'
import type { TFunction } from 'i18next'
import type { GroupCode, Order } from '~/api/types'
import { ordersForItself } from '~/shared/access/groups'
import { pathOf } from '~/shared/api/client'
import { formatDate, formatInteger } from '~/shared/format/format'
import { PartyCell } from '~/shared/order/PartyCell'
import { partiesFor, type Role } from '~/shared/order/parties'
import { Money } from '~/shared/parts/Money'
import { RowLink } from '~/shared/parts/RowLink'
import { OrderStatusDot } from '~/shared/parts/StatusDot'
import { columnsOf } from '~/shared/table/columns'
import classes from './columns.module.css'
import { OrderMenu } from './OrderMenu'

const column = columnsOf<Order>()

/** The list's columns; the first party is the title of a card below 960 px. */
export function orderColumns(t: TFunction<'orders'>, group: GroupCode) {
  const parties = partiesFor(group)
  // Agents, suppliers and admins read what agents earn (domain 4.5); to an agent it comes before the bottles.
  const withCommission = !ordersForItself(group)
  const isAgent = group === 'commercial_agent'
  return column.columns([
    column.accessor('number', {
      header: t('column.number'),
      enableHiding: false,
      meta: { card: 'detail', width: 164 },
      cell: ({ row: { original } }) => (
        <span className={classes.number}>
          <RowLink to={pathOf(original['@id'])}>{original.number}</RowLink>
          {original.onBehalf && (
            <span className={classes.behalf}>
              {t(parties[0] === 'supplier' ? 'onBehalf.forYou' : 'onBehalf.short')}
            </span>
          )}
        </span>
      ),
    }),
    ...parties.map((role, index) =>
      column.accessor((order) => order[role].company, {
        id: role,
        header: t(`column.${role}`),
        enableHiding: index > 0,
        meta:
          index === 0 ? { card: 'title', width: parties.length === 1 ? 240 : 172 } : { hideBelow: 'lg', width: 158 },
        cell: ({ row: { original } }) => (
          <PartyCell party={original[role]} role={role} withGroup={role === 'customer'} />
        ),
      }),
    ),
    column.accessor('createdAt', {
      header: t('column.date'),
      meta: { hideBelow: 'md', width: 126 },
      cell: ({ getValue }) => (
        <time className={classes.date} dateTime={getValue()}>
          {formatDate(getValue())}
        </time>
      ),
    }),
    column.accessor('status', {
      header: t('column.status'),
      enableHiding: false,
      meta: { card: 'aside', width: 210 },
      cell: ({ getValue }) => <OrderStatusDot status={getValue()} />,
    }),
    column.accessor('totalUnitProduct', {
      header: t('column.units'),
      enableSorting: false,
      meta: { align: 'end', hideBelow: isAgent ? 'wide' : 'lg', width: 96 },
      cell: ({ getValue }) => formatInteger(getValue()),
    }),
    column.accessor('totalPriceTaxExcl', {
      header: t('column.totalTaxExcl'),
      enableHiding: false,
      meta: { align: 'end', card: 'end', width: 116 },
      cell: ({ getValue }) => (
        <b>
          <Money value={getValue()} />
        </b>
      ),
    }),
    column.accessor('totalPriceTaxIncl', {
      header: t('column.totalTaxIncl'),
      enableSorting: false,
      meta: { align: 'end', hideBelow: parties.length > 1 ? 'wide' : 'lg', width: 120 },
      cell: ({ getValue }) => <Money value={getValue()} />,
    }),
    ...(withCommission
      ? [
          column.accessor('totalAgentFees', {
            header: t('column.commission'),
            enableSorting: false,
            meta: { align: 'end', hideBelow: isAgent ? 'lg' : 'wide', width: 116 },
            cell: ({ getValue }) => (getValue() > 0 ? <Money value={getValue()} /> : '–'),
          }),
        ]
      : []),
    column.display({
      id: 'menu',
      header: () => <VisuallyHidden>{t('row.actions')}</VisuallyHidden>,
      enableHiding: false,
      meta: { align: 'end', hideBelow: 'md', width: 60 },
      cell: ({ row: { original } }) => <OrderMenu order={original} />,
    }),
  ])
}

/** What the list can be sorted by where there is no head. */
export const orderSorts = (t: TFunction<'orders'>, parties: Role[]) => [
  { key: 'createdAt', label: t('column.date') },
  { key: 'totalPriceTaxExcl', label: t('column.totalTaxExcl') },
  { key: 'status', label: t('column.status') },
  ...parties.map((role) => ({ key: role, label: t(`column.${role}`) })),
  { key: 'number', label: t('column.number') },
]
