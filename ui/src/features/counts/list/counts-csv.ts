import type { TFunction } from 'i18next'
import { csvDay } from '~/shared/export/csv'
import { csvOf } from '~/shared/list/csv-of'
import type { StockCount } from '../count'

/** Counts as a file for spreadsheets; what is hidden from who counts stays empty. */
export function countsCsv(t: TFunction<'counts'>, rows: StockCount[]): string {
  return csvOf(rows, [
    [t('column.number'), (count) => count.number],
    [t('column.label'), (count) => count.label],
    [t('column.supplier'), (count) => count.supplier.company],
    [t('column.status'), (count) => t(`enums:stock_count_status.${count.status}`)],
    [t('column.warehouse'), (count) => t(`warehouse:kept.${count.warehouse}`)],
    [t('column.blind'), (count) => t(count.blind ? 'blind.yes' : 'blind.no')],
    [t('column.createdAt'), (count) => csvDay(count.createdAt)],
    [t('column.endedAt'), (count) => csvDay(count.endedAt)],
    [t('column.lineCount'), (count) => count.lineCount],
    [t('column.countedCount'), (count) => count.countedCount],
    [t('column.differentCount'), (count) => count.differentCount ?? ''],
    [t('column.missing'), (count) => count.missing ?? ''],
    [t('column.surplus'), (count) => count.surplus ?? ''],
    [t('column.missingValue'), (count) => count.missingValueTaxExcl ?? ''],
    [t('column.surplusValue'), (count) => count.surplusValueTaxExcl ?? ''],
  ])
}
