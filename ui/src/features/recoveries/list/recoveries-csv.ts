import type { TFunction } from 'i18next'
import { csvDay } from '~/shared/export/csv'
import { csvOf } from '~/shared/list/csv-of'
import type { Recovery } from '../recovery'

/** Stock returns as a file for spreadsheets. */
export function recoveriesCsv(t: TFunction<'recoveries'>, rows: Recovery[]): string {
  return csvOf(rows, [
    [t('column.number'), (recovery) => recovery.number],
    [t('column.supplier'), (recovery) => recovery.supplier.company],
    [t('column.status'), (recovery) => t(`enums:stockRecovery_status.${recovery.status}`)],
    [t('column.reason'), (recovery) => t(`reason.${recovery.reason}`)],
    [t('column.warehouse'), (recovery) => t(`warehouse:kept.${recovery.warehouse}`)],
    [t('column.moveTo'), (recovery) => (recovery.moveTo ? t(`warehouse:kept.${recovery.moveTo}`) : '')],
    [t('column.lineCount'), (recovery) => recovery.lineCount],
    [t('column.units'), (recovery) => recovery.units],
    [t('column.createdAt'), (recovery) => csvDay(recovery.createdAt)],
    [t('column.orderedAt'), (recovery) => csvDay(recovery.orderedAt)],
    [t('column.comment'), (recovery) => recovery.comment],
  ])
}
