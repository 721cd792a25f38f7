import type { TFunction } from 'i18next'
import { type CsvCell, csv, csvDay } from '~/shared/export/csv'
import type { StockCount } from '../count'

/** Counts as a file for spreadsheets; what is hidden from who counts stays empty. */
export function countsCsv(t: TFunction<'counts'>, rows: StockCount[]): string {
  const head = [
    'number',
    'label',
    'supplier',
    'status',
    'warehouse',
    'blind',
    'createdAt',
    'endedAt',
    'lineCount',
    'countedCount',
    'differentCount',
    'missing',
    'surplus',
    'missingValue',
    'surplusValue',
  ].map((key) => t(`column.${key}`))
  const lines = rows.map((count): CsvCell[] => [
    count.number,
    count.label,
    count.supplier.company,
    t(`enums:stock_count_status.${count.status}`),
    t(`warehouse:kept.${count.warehouse}`),
    t(count.blind ? 'blind.yes' : 'blind.no'),
    csvDay(count.createdAt),
    count.endedAt ? csvDay(count.endedAt) : '',
    count.lineCount,
    count.countedCount,
    count.differentCount ?? '',
    count.missing ?? '',
    count.surplus ?? '',
    count.missingValueTaxExcl ?? '',
    count.surplusValueTaxExcl ?? '',
  ])
  return csv(head, lines)
}
