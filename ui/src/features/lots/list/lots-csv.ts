import type { TFunction } from 'i18next'
import { type CsvCell, csv, csvDay } from '~/shared/export/csv'
import { wineOf } from '~/shared/format/format'
import type { StockLot } from '../lot'

/** Lots as a file for spreadsheets. */
export function lotsCsv(t: TFunction<'lots'>, rows: StockLot[]): string {
  const head = [
    'lot',
    'product',
    'reference',
    'supplier',
    'warehouse',
    'inStock',
    'received',
    'bestBefore',
    'arrivedAt',
  ].map((key) => t(`column.${key}`))
  const lines = rows.map((lot): CsvCell[] => [
    lot.lot,
    wineOf(lot.product),
    lot.product.reference,
    lot.supplier.company,
    t(`warehouse:kept.${lot.warehouse}`),
    lot.inStock,
    lot.received,
    lot.bestBefore ? csvDay(lot.bestBefore) : '',
    lot.arrivedAt ? csvDay(lot.arrivedAt) : '',
  ])
  return csv(head, lines)
}
