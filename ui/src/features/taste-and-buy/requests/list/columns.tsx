import type { TFunction } from 'i18next'
import type { GuestRequest } from '~/api/types'
import { StateDot } from '~/shared/document/StateDot'
import { stateColumn } from '~/shared/document/state-column'
import { formatDate, formatDateTime, plural } from '~/shared/format/format'
import { Dim } from '~/shared/layout/Dim'
import { Money } from '~/shared/parts/Money'
import { dayColumn, nextColumn, RowHead } from '~/shared/table/cells'
import { columnsOf } from '~/shared/table/columns'
import { nameOf } from '../../waiters/waiter'
import { OrderedBottles, OrderedMoney } from '../Ordered'
import { guestOf, requestStates } from '../request'

const column = columnsOf<GuestRequest>()

/** What comes next of a request, or when it ended. */
export function nextWords(t: TFunction<'requests'>, request: GuestRequest): string {
  const { status, createdAt, linkDueAt, linkExpiresAt, endedAt, orders } = request
  if (status === 'requested') return t('next.requested', { at: formatDateTime(linkDueAt) })
  if (status === 'sent') return t('next.sent', { at: formatDateTime(linkExpiresAt ?? linkDueAt) })
  if (status === 'concluded') {
    const kept = orders.filter(({ canceled }) => !canceled).length
    return t('next.concluded', { ...plural(kept), date: formatDate(endedAt ?? createdAt) })
  }
  return t(`next.${status}`)
}

/** The list's columns: who asked for what, through whom, and what comes next. */
export const requestColumns = (t: TFunction<'requests'>) =>
  column.columns([
    column.accessor('number', {
      header: t('column.request'),
      enableHiding: false,
      meta: { card: 'title', width: 210 },
      cell: ({ row: { original } }) => (
        <RowHead
          to={`/taste-and-buy/orders/${original.id}`}
          name={guestOf(original) ?? t('erased')}
          below={original.number}
          beside={<StateDot of={requestStates} state={original.status} />}
        />
      ),
    }),
    column.accessor(({ waiter }) => (waiter ? nameOf(waiter) : ''), {
      id: 'waiter',
      header: t('column.waiter'),
      meta: { hideBelow: 'md', width: 180 },
      cell: ({ getValue }) => getValue() || <Dim>–</Dim>,
    }),
    column.accessor('bottles', {
      header: t('column.bottles'),
      meta: { align: 'end', hideBelow: 'lg', width: 102 },
      cell: ({ getValue, row: { original } }) => (
        <OrderedBottles asked={getValue()} ordered={original.ordered?.bottles} />
      ),
    }),
    column.accessor('totalPriceTaxIncl', {
      header: t('column.total'),
      meta: { align: 'end', card: 'end', width: 124 },
      cell: ({ getValue, row: { original } }) => (
        <OrderedMoney asked={getValue()} ordered={original.ordered?.totalPriceTaxIncl} />
      ),
    }),
    column.accessor('commission', {
      header: t('column.commission'),
      meta: { align: 'end', hideBelow: 'lg', width: 120 },
      cell: ({ getValue }) => {
        const commission = getValue()
        return commission === null ? <Dim>–</Dim> : <Money value={commission} />
      },
    }),
    stateColumn<GuestRequest>(requestStates, t('column.status'), { hideBelow: 'md', isFirm: true, width: 138 }),
    nextColumn<GuestRequest>((request) => nextWords(t, request), t('column.next'), 220),
    dayColumn<GuestRequest>('createdAt', (row) => row.createdAt, t('column.createdAt'), {
      hideBelow: 'lg',
      width: 136,
    }),
  ])

/** What the page of one waiter tells of a request, beside what is on it already. */
const OF_WAITER = ['number', 'totalPriceTaxIncl', 'status', 'next', 'createdAt']

/** The same in the narrow table of one waiter. */
export const salesColumns = (t: TFunction<'requests'>) =>
  requestColumns(t).filter((one) => OF_WAITER.includes('accessorKey' in one ? String(one.accessorKey) : String(one.id)))
