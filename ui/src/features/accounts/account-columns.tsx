import type { TFunction } from 'i18next'
import type { GroupCode } from '~/api/types'
import { pathOf } from '~/shared/api/client'
import { partiesFor } from '~/shared/order/parties'
import { Money } from '~/shared/parts/Money'
import { RowLink } from '~/shared/parts/RowLink'
import { Name } from '~/shared/table/cells'
import { columnsOf } from '~/shared/table/columns'
import { type Account, aheadOf } from './account'

const column = columnsOf<Account>()

/** An amount, a dash for none. */
const Amount = ({ value }: { value: number }) => (value === 0 ? '–' : <Money value={value} />)

/** The columns of the accounts; the first party leads to the account where the two have a relation. */
export const accountColumns = (t: TFunction<'payment'>, group: GroupCode) =>
  column.columns([
    ...partiesFor(group).map((role, index) =>
      column.accessor((account) => account[role].company, {
        id: role,
        header: t(`order:column.${role}`),
        enableHiding: false,
        meta: index === 0 ? { card: 'title' as const, width: 300 } : { card: 'detail' as const, width: 260 },
        cell: ({ row: { original }, getValue }) => {
          const iri = original['@id']
          return <Name>{index === 0 && iri ? <RowLink to={pathOf(iri)}>{getValue()}</RowLink> : getValue()}</Name>
        },
      }),
    ),
    column.accessor('openAmount', {
      header: t('account.open'),
      meta: { align: 'end', hideBelow: 'md', width: 140 },
      cell: ({ getValue }) => <Amount value={getValue()} />,
    }),
    column.accessor('overdueAmount', {
      header: t('account.overdue'),
      enableHiding: false,
      meta: { align: 'end', card: 'aside', width: 140 },
      cell: ({ getValue }) => <Overdue value={getValue()} words={t('account.overdue')} />,
    }),
    column.accessor(aheadOf, {
      id: 'unallocated',
      header: t('account.unallocated'),
      meta: { align: 'end', hideBelow: 'md', width: 170 },
      cell: ({ getValue }) => <Amount value={getValue()} />,
    }),
    column.accessor('balance', {
      header: t('account.balance'),
      enableHiding: false,
      meta: { align: 'end', card: 'end', width: 140 },
      cell: ({ getValue }) => (
        <b>
          <Money value={getValue()} />
        </b>
      ),
    }),
  ])

/** What is overdue; a card has no head that names it. */
const Overdue = ({ value, words }: { value: number; words: string }) =>
  value === 0 ? (
    <span data-wide-only>–</span>
  ) : (
    <span>
      <span data-narrow-only>{words} </span>
      <Money value={value} />
    </span>
  )
