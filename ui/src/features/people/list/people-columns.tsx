import type { TFunction } from 'i18next'
import type { Me, PersonCard } from '~/api/types'
import { StateDot } from '~/shared/document/StateDot'
import { formatDate, formatPercent } from '~/shared/format/format'
import { formatPhone } from '~/shared/format/numbers'
import { personName } from '~/shared/format/person-name'
import { Dim } from '~/shared/layout/Dim'
import { Money } from '~/shared/parts/Money'
import { PersonLink } from '~/shared/parts/PersonLink'
import { RowLink } from '~/shared/parts/RowLink'
import { StatusDot } from '~/shared/parts/StatusDot'
import { columnsOf, menuColumn } from '~/shared/table/columns'
import { TwoLines } from '~/shared/table/TwoLines'
import { accountStates } from '../account-states'
import { pageOf } from '../record/person-screen'
import { chaseWords } from './chase-words'
import { PersonMenu } from './PersonMenu'
import { townOf } from './people-csv'
import type { PeopleList } from './people-lists'

const column = columnsOf<PersonCard>()

const percent = (rate: number | null) => (rate === null ? '' : formatPercent(rate))

/** The columns of a list of people, as its reader needs them. */
export function peopleColumns(t: TFunction<'people'>, of: PeopleList, viewer: Me) {
  const isSupplier = viewer.userGroup.code === 'supplier'
  const isAgent = viewer.userGroup.code === 'commercial_agent'
  // Whose customers an agent chases: their names have the room before what is known of them besides.
  const asksMore = of === 'customers' && isAgent
  const lastOrder = column.accessor('lastOrderAt', {
    header: t('column.lastOrder'),
    meta: { isFirm: true, width: 160 },
    cell: ({ row: { original } }) =>
      original.lastOrderAt ? (
        <>
          {!original.chase && <span data-narrow-only>{t('row.orderedOn')} </span>}
          <time dateTime={original.lastOrderAt}>{formatDate(original.lastOrderAt)}</time>
          {original.chase && <span data-narrow-only> · {chaseWords(t, original, true)}</span>}
        </>
      ) : (
        <Dim>
          {t('row.neverOrdered')}
          <span data-narrow-only> {t('row.ordered')}</span>
        </Dim>
      ),
  })
  return column.columns([
    column.accessor(personName, {
      id: 'company',
      header: t('column.name'),
      enableHiding: false,
      meta: { card: 'title', width: asksMore ? 340 : 264 },
      cell: ({ row: { original } }) => <PersonCell person={original} to={pageOf(original, viewer)} />,
    }),
    ...(of === 'customers'
      ? [
          column.accessor((person) => t(`enums:user_group.${person.userGroup.code}`), {
            id: 'group',
            header: t('column.group'),
            meta: { card: 'aside', width: 132, ...(isAgent ? { hideBelow: 'lg' as const } : {}) },
          }),
        ]
      : []),
    column.accessor((person) => `${person.firstName} ${person.lastName}`.trim(), {
      id: 'lastName',
      header: t('column.contact'),
      meta: { hideBelow: asksMore || (of === 'agents' && isSupplier) ? 'wide' : 'lg', width: 150 },
    }),
    // A supplier's addresses are its own affair.
    ...(of === 'suppliers'
      ? []
      : [
          column.accessor(townOf, {
            id: 'town',
            header: t('column.town'),
            meta: { hideBelow: of === 'customers' ? 'wide' : 'md', width: 130 } as const,
          }),
        ]),
    ...(asksMore
      ? [
          lastOrder,
          column.accessor('turnoverTaxExcl', {
            header: t('column.turnover'),
            meta: { align: 'end', hideBelow: 'lg', width: 140 },
            cell: ({ getValue }) => (getValue() ? <Money value={getValue() ?? 0} /> : <Dim>–</Dim>),
          }),
          column.accessor('chase', {
            header: t('column.chase'),
            meta: { hideBelow: 'md', isFirm: true, width: 250 },
            cell: ({ row: { original } }) =>
              original.chase && (
                <StatusDot
                  tone={original.chase === 'overdue' ? 'error' : 'attention'}
                  label={chaseWords(t, original)}
                />
              ),
          }),
        ]
      : []),
    ...(of === 'customers' && isSupplier
      ? [
          column.accessor('agent', {
            header: t('column.agent'),
            meta: { hideBelow: 'md', width: 164 },
            cell: ({ row: { original } }) =>
              original.agent && (
                <PersonLink person={{ id: original.agent.id, group: 'commercial_agent' }}>
                  {original.agent.name}
                </PersonLink>
              ),
          }),
          lastOrder,
        ]
      : []),
    // What the supplier agreed with its agent, and how much it entrusts to it.
    ...(of === 'agents' && isSupplier
      ? [
          column.accessor('customers', {
            header: t('column.customers'),
            meta: { align: 'end', width: 84 },
            // A card has no head that says what is counted.
            cell: ({ getValue }) => (
              <>
                {getValue()}
                <span data-narrow-only> {t('row.customers', { count: getValue() ?? 0 })}</span>
              </>
            ),
          }),
          column.accessor(({ negociationMargin }) => percent(negociationMargin), {
            id: 'negociationMargin',
            header: t('column.margin'),
            meta: { align: 'end', hideBelow: 'md', width: 100 },
          }),
          column.accessor(({ agentFee }) => percent(agentFee), {
            id: 'agentFee',
            header: t('column.fee'),
            meta: { align: 'end', hideBelow: 'md', width: 124 },
          }),
        ]
      : []),
    column.accessor((person) => formatPhone(person.phone), {
      id: 'phone',
      header: t('column.phone'),
      meta: {
        width: 152,
        // A supplier's card has little else to tell.
        ...(of === 'suppliers' ? {} : { hideBelow: 'md' as const }),
        ...(of === 'customers' && (isSupplier || isAgent) ? { isExtra: true } : {}),
      },
    }),
    column.accessor('email', {
      header: t('column.email'),
      meta: {
        width: 300,
        hideBelow: of === 'customers' ? 'wide' : 'lg',
        ...(of === 'customers' && (isSupplier || isAgent) ? { isExtra: true } : {}),
      },
      cell: ({ getValue }) => <span title={getValue()}>{getValue()}</span>,
    }),
    column.accessor('siren', {
      header: 'SIREN',
      meta: { width: 116, isExtra: true },
    }),
    column.accessor('status', {
      header: t('column.status'),
      meta: { card: of === 'customers' ? 'end' : 'aside', width: 116 },
      cell: ({ getValue }) => <StateDot of={accountStates} state={getValue()} />,
    }),
    menuColumn<PersonCard>(t('row.actions'), { hideBelow: 'md', width: 60 }, (row) => (
      <PersonMenu person={row} viewer={viewer} />
    )),
  ])
}

/** A person's name in a row, above the reader's own name for it. */
const PersonCell = ({ person, to }: { person: PersonCard; to: string }) => (
  <TwoLines below={person.label}>
    <RowLink to={to}>{personName(person)}</RowLink>
  </TwoLines>
)
