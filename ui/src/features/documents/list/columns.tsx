import type { TFunction } from 'i18next'
import type { GroupCode } from '~/api/types'
import { StateDot } from '~/shared/document/StateDot'
import { formatDate } from '~/shared/format/format'
import { Dim } from '~/shared/layout/Dim'
import { partiesFor } from '~/shared/order/parties'
import { Money } from '~/shared/parts/Money'
import { RowLink } from '~/shared/parts/RowLink'
import { dayColumn } from '~/shared/table/cells'
import { columnsOf } from '~/shared/table/columns'
import { TwoLines } from '~/shared/table/TwoLines'
import { type Document, documentStates, nameOf } from '../document'
import { withDocument } from './search'

const column = columnsOf<Document>()

/** What a document is, and the order that it belongs to. */
const aboutOf = (t: TFunction<'documents'>, { kind, order, number, revision }: Document) =>
  [t(`kind.${kind}`), revision > 0 && t('row.revision', { revision }), order && order.number !== number && order.number]
    .filter(Boolean)
    .join(' · ')

/** The list's columns; the first party is the title of a card below 960 px. */
export function documentColumns(t: TFunction<'documents'>, group: GroupCode) {
  return column.columns([
    column.accessor('number', {
      header: t('column.document'),
      enableHiding: false,
      meta: { card: 'detail', width: 280 },
      cell: ({ row: { original } }) => (
        <TwoLines below={aboutOf(t, original)}>
          <RowLink to="." search={withDocument(original.id)}>
            {nameOf(original)}
          </RowLink>
        </TwoLines>
      ),
    }),
    column.accessor('type', {
      header: t('column.type'),
      meta: { hideBelow: 'lg', width: 110 },
      cell: ({ getValue }) => t(`type.${getValue()}`),
    }),
    ...partiesFor(group).map((role, index) =>
      column.accessor((document) => document[role]?.company ?? '–', {
        id: role,
        header: t(`order:column.${role}`),
        enableHiding: index > 0,
        meta: index === 0 ? { card: 'title' as const, width: 220 } : { hideBelow: 'lg' as const, width: 210 },
      }),
    ),
    dayColumn<Document>('issuedOn', (row) => row.issuedOn, t('column.issuedOn'), { hideBelow: 'md', width: 124 }),
    column.accessor('status', {
      header: t('column.status'),
      enableHiding: false,
      meta: { card: 'aside', width: 150 },
      cell: ({ row: { original } }) => (
        <span>
          <StateDot of={documentStates} state={original.status} />{' '}
          {/* A card has no column for its day, and no room for both where it is being prepared: mostly today. */}
          {original.status !== 'pending' && (
            <Dim size={13} data-narrow-only>
              {formatDate(original.issuedOn)}
            </Dim>
          )}
        </span>
      ),
    }),
    column.accessor('totalPriceTaxIncl', {
      header: t('column.totalTaxIncl'),
      enableHiding: false,
      meta: { align: 'end', card: 'end', width: 124 },
      cell: ({ getValue }) => {
        const total = getValue()
        return total === null ? '–' : <Money value={total} />
      },
    }),
  ])
}
