import type { TFunction } from 'i18next'
import type { TrailEntry } from '~/api/types'
import { formatDateTime } from '~/shared/format/format'
import { columnsOf } from '~/shared/table/columns'
import { AuditOpen } from './AuditOpen'
import classes from './audit-columns.module.css'
import { authorsOf } from './history-authors'
import { actOf, changesOf } from './history-changes'

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
      enableSorting: false,
      enableHiding: false,
      meta: { card: 'title', width: 190 },
      cell: ({ row: { original } }) => <AuditOpen onOpen={() => onOpen(original)}>{actOf(t, original)}</AuditOpen>,
    }),
    column.accessor('at', {
      header: t('journal.at'),
      enableSorting: false,
      meta: { card: 'aside', width: 160 },
      cell: ({ getValue }) => (
        <time className={classes.at} dateTime={getValue()}>
          {formatDateTime(getValue())}
        </time>
      ),
    }),
    column.accessor((entry) => authorsOf(t, entry), {
      id: 'actor',
      header: t('journal.actor'),
      enableSorting: false,
      meta: { card: 'detail', width: 200 },
    }),
    column.accessor((entry) => summaryOf(t, entry), {
      id: 'changes',
      header: t('journal.changes'),
      enableSorting: false,
      meta: { hideBelow: 'md', width: 400 },
      cell: ({ getValue }) => <span className={classes.changes}>{getValue()}</span>,
    }),
    column.accessor((entry) => `${t(`kind.${entry.subject}`, { defaultValue: entry.subject })} ${entry.subjectId}`, {
      id: 'subject',
      header: t('journal.record'),
      enableSorting: false,
      meta: { hideBelow: 'lg', width: 140 },
    }),
  ])
}
