import type { TFunction } from 'i18next'
import type { GroupCode, Order } from '~/api/types'
import { ordersForItself } from '~/shared/access/groups'
import { pathOf } from '~/shared/api/client'
import { stateColumn } from '~/shared/document/state-column'
import { ListMenu } from '~/shared/order/list/ListMenu'
import { amountColumns, dateColumn, partyColumns } from '~/shared/order/list/list-columns'
import { orderStates } from '~/shared/order/order-states'
import { partiesFor } from '~/shared/order/parties'
import { Money } from '~/shared/parts/Money'
import { RowLink } from '~/shared/parts/RowLink'
import { columnsOf, menuColumn } from '~/shared/table/columns'
import classes from './columns.module.css'

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
      meta: { card: 'detail', isFirm: true, width: 172 },
      cell: ({ row: { original } }) => (
        <span className={classes.number}>
          <RowLink to={pathOf(original['@id'])}>{original.number}</RowLink>
          {original.origin !== 'millesime' && (
            <span className={classes.behalf}>{t(`enums:order_origin.${original.origin}`)}</span>
          )}
          {original.onBehalf && (
            <span className={classes.behalf}>
              {t(parties[0] === 'supplier' ? 'onBehalf.forYou' : 'onBehalf.short')}
            </span>
          )}
        </span>
      ),
    }),
    ...partyColumns<Order>(t, group, 240),
    dateColumn<Order>(t, 'md'),
    stateColumn<Order>(orderStates, t('order:column.status'), { isFirm: true, width: 204 }),
    column.accessor('origin', {
      header: t('column.origin'),
      meta: { isExtra: true, width: 104 },
      cell: ({ getValue }) => t(`enums:order_origin.${getValue()}`),
    }),
    ...amountColumns<Order>(t, group, isAgent ? 'wide' : 'lg'),
    ...(withCommission
      ? [
          column.accessor('totalAgentFees', {
            header: t('column.commission'),
            meta: { align: 'end', hideBelow: isAgent ? 'lg' : 'wide', width: 116 },
            cell: ({ getValue }) => (getValue() > 0 ? <Money value={getValue()} /> : '–'),
          }),
        ]
      : []),
    menuColumn<Order>(t('order:row.actions'), { hideBelow: 'md', width: 60 }, (row) => (
      <ListMenu order={row} number={row.number} />
    )),
  ])
}
