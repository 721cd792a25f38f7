import type { TFunction } from 'i18next'
import type { GroupCode } from '~/api/types'
import { StateDot } from '~/shared/document/StateDot'
import { formatDate } from '~/shared/format/format'
import { Dim } from '~/shared/layout/Dim'
import { partiesFor } from '~/shared/order/parties'
import { Money } from '~/shared/parts/Money'
import { RowLink } from '~/shared/parts/RowLink'
import type { Payment } from '~/shared/payment/payment'
import { dayColumn, Name } from '~/shared/table/cells'
import { columnsOf } from '~/shared/table/columns'
import { TwoLines } from '~/shared/table/TwoLines'
import { paymentStates, signed } from '../payment'

const column = columnsOf<Payment>()

/** What a payment pays, where its reference does not say so already. */
const paidBy = ({ allocations, reference }: Payment) =>
  allocations
    .map(({ number }) => number)
    .filter((number) => number !== reference)
    .join(', ')

/** The list's columns; the first party is the title of a card below 960 px. */
export function paymentColumns(t: TFunction<'payment'>, group: GroupCode) {
  return column.columns([
    column.accessor('reference', {
      header: t('column.payment'),
      enableHiding: false,
      meta: { card: 'detail', width: 230 },
      cell: ({ row: { original } }) => (
        <TwoLines below={paidBy(original)}>
          <RowLink to={`/payments/${original.id}`}>{original.reference || t(`kind.${original.kind}`)}</RowLink>
          {/* A card has no column for its day. */}
          <Dim size={13} data-narrow-only>
            {` · ${formatDate(original.receivedOn)}`}
          </Dim>
        </TwoLines>
      ),
    }),
    ...partiesFor(group).map((role, index) =>
      column.accessor((payment) => payment[role].company, {
        id: role,
        header: t(`order:column.${role}`),
        enableHiding: index > 0,
        meta: index === 0 ? { card: 'title' as const, width: 270 } : { hideBelow: 'lg' as const, width: 220 },
        cell: ({ getValue }) => <Name>{getValue()}</Name>,
      }),
    ),
    dayColumn<Payment>('receivedOn', (row) => row.receivedOn, t('receivedOn'), { hideBelow: 'md', width: 124 }),
    column.accessor('kind', {
      header: t('kind.label'),
      meta: { hideBelow: 'lg', width: 160 },
      cell: ({ getValue }) => t(`kind.${getValue()}`),
    }),
    column.accessor('status', {
      header: t('column.status'),
      enableHiding: false,
      meta: { card: 'aside', width: 150 },
      cell: ({ row: { original } }) => (
        <TwoLines below={original.reversedAt && formatDate(original.reversedAt)}>
          <StateDot of={paymentStates} state={original.status} />
        </TwoLines>
      ),
    }),
    column.accessor('unallocatedAmount', {
      header: t('column.unallocated'),
      meta: { align: 'end', hideBelow: 'md', width: 130 },
      cell: ({ getValue }) => (getValue() > 0 ? <Money value={getValue()} /> : '–'),
    }),
    column.accessor('amount', {
      header: t('amount'),
      enableHiding: false,
      meta: { align: 'end', card: 'end', width: 124 },
      cell: ({ row: { original } }) => (
        <b>
          <Money value={signed(original)} />
        </b>
      ),
    }),
  ])
}
