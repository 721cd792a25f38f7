import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import type { TrailEntry } from '~/api/types'
import { formatDateTime } from '~/shared/format/format'
import { Dim } from '~/shared/layout/Dim'
import { columnsOf } from '~/shared/table/columns'
import { useRowTabIndex } from '~/shared/table/row-context'
import { authorsOf } from '~/shared/trail/history-authors'
import { actOf, changesOf } from '~/shared/trail/history-changes'
import { recordOf } from '~/shared/trail/history-record'
import classes from './audit-columns.module.css'

const column = columnsOf<TrailEntry>()

/** What an act changed on one line. */
const summaryOf = (t: TFunction<'users'>, entry: TrailEntry) =>
  changesOf(t, entry)
    .map(({ label, from, to, isHidden }) => {
      if (isHidden) return label
      const is = to ?? t('change.nothing')
      return t('change.line', { label, change: from === null ? is : `${from} → ${is}` })
    })
    .join(' · ')

/** The columns of the audit trail. */
export function auditColumns(t: TFunction<'users'>, onOpen: (entry: TrailEntry) => void) {
  return column.columns([
    column.accessor('action', {
      header: t('journal.action'),
      enableHiding: false,
      meta: { card: 'title', width: 170 },
      cell: ({ row: { original } }) => <AuditOpen onOpen={() => onOpen(original)}>{actOf(t, original)}</AuditOpen>,
    }),
    column.accessor('at', {
      header: t('journal.at'),
      meta: { card: 'aside', isFirm: true, width: 196 },
      cell: ({ getValue }) => <time dateTime={getValue()}>{formatDateTime(getValue())}</time>,
    }),
    column.accessor((entry) => authorsOf(t, entry), {
      id: 'actor',
      header: t('journal.actor'),
      meta: { card: 'detail', width: 190 },
    }),
    column.accessor((entry) => summaryOf(t, entry), {
      id: 'changes',
      header: t('journal.changes'),
      meta: { hideBelow: 'md', width: 370 },
      cell: ({ getValue }) => <Dim>{getValue()}</Dim>,
    }),
    column.accessor((entry) => recordOf(t, entry), {
      id: 'subject',
      header: t('journal.record'),
      meta: { hideBelow: 'md', width: 250 },
    }),
  ])
}

/** The words of a row that open what the act changed; the whole row is its target. */
const AuditOpen = ({ onOpen, children }: { onOpen: () => void; children: ReactNode }) => (
  <button type="button" className={classes.open} tabIndex={useRowTabIndex()} data-row-link onClick={onOpen}>
    {children}
  </button>
)
