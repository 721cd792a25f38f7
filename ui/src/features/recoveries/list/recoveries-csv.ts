import type { TFunction } from 'i18next'
import { type CsvCell, csv, csvDay } from '~/shared/export/csv'
import type { Recovery } from '../recovery'

/** Stock returns as a file for spreadsheets. */
export function recoveriesCsv(t: TFunction<'recoveries'>, rows: Recovery[]): string {
  const head = [
    'number',
    'supplier',
    'status',
    'reason',
    'warehouse',
    'moveTo',
    'lineCount',
    'units',
    'createdAt',
    'orderedAt',
    'comment',
  ].map((key) => t(`column.${key}`))
  const lines = rows.map((recovery): CsvCell[] => [
    recovery.number,
    recovery.supplier.company,
    t(`enums:stockRecovery_status.${recovery.status}`),
    t(`reason.${recovery.reason}`),
    t(`warehouse:kept.${recovery.warehouse}`),
    recovery.moveTo ? t(`warehouse:kept.${recovery.moveTo}`) : '',
    recovery.lineCount,
    recovery.units,
    csvDay(recovery.createdAt),
    recovery.orderedAt ? csvDay(recovery.orderedAt) : '',
    recovery.comment,
  ])
  return csv(head, lines)
}
