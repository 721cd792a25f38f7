import type { TFunction } from 'i18next'
import type { Waiter } from '~/api/types'
import { StateDot } from '~/shared/document/StateDot'
import { formatDate, plural } from '~/shared/format/format'
import { Money } from '~/shared/parts/Money'
import { dayColumn, RowHead } from '~/shared/table/cells'
import { columnsOf } from '~/shared/table/columns'
import { TwoLines } from '~/shared/table/TwoLines'
import { nameOf, stateOf, waiterStates } from '../waiter'

const column = columnsOf<Waiter>()

/** The list's columns: who sells, whether with a PIN, and what came of it. */
export const waiterColumns = (t: TFunction<'waiters'>) =>
  column.columns([
    column.accessor('lastName', {
      header: t('column.name'),
      enableHiding: false,
      meta: { card: 'title', width: 260 },
      cell: ({ row: { original } }) => (
        <RowHead
          to={`/taste-and-buy/waiters/${original.id}`}
          name={nameOf(original)}
          below={original.email}
          beside={<StateDot of={waiterStates} state={stateOf(original)} />}
        />
      ),
    }),
    column.accessor('active', {
      header: t('column.state'),
      meta: { hideBelow: 'md', width: 120 },
      cell: ({ row: { original } }) => <StateDot of={waiterStates} state={stateOf(original)} />,
    }),
    column.accessor('hasPin', {
      header: t('column.pin'),
      meta: { width: 150 },
      cell: ({ row: { original } }) =>
        original.pinSetAt ? t('pin.since', { date: formatDate(original.pinSetAt) }) : t('pin.none'),
    }),
    column.accessor(({ sales }) => sales.requests, {
      id: 'requests',
      header: t('column.requests'),
      meta: { align: 'end', hideBelow: 'md', width: 160 },
      cell: ({ row: { original } }) => (
        <TwoLines below={t('row.concluded', plural(original.sales.concluded))}>
          {t('row.requests', plural(original.sales.requests))}
        </TwoLines>
      ),
    }),
    column.accessor(({ sales }) => sales.revenueTaxIncl, {
      id: 'revenue',
      header: t('column.revenue'),
      meta: { align: 'end', card: 'end', width: 132 },
      cell: ({ getValue }) => <Money value={getValue()} />,
    }),
    dayColumn<Waiter>('lastSaleAt', (row) => row.lastSaleAt, t('column.lastSaleAt'), { hideBelow: 'lg', width: 164 }),
    dayColumn<Waiter>('createdAt', (row) => row.createdAt, t('column.createdAt'), { isExtra: true, width: 144 }),
  ])
