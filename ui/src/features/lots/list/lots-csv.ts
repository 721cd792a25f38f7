import type { TFunction } from 'i18next'
import { csvDay } from '~/shared/export/csv'
import { wineOf } from '~/shared/format/format'
import { csvOf } from '~/shared/list/csv-of'
import type { StockLot } from '../lot'

/** Lots as a file for spreadsheets. */
export function lotsCsv(t: TFunction<'lots'>, rows: StockLot[]): string {
  return csvOf(rows, [
    [t('column.lot'), (lot) => lot.lot],
    [t('column.product'), (lot) => wineOf(lot.product)],
    [t('column.reference'), (lot) => lot.product.reference],
    [t('column.supplier'), (lot) => lot.supplier.company],
    [t('column.warehouse'), (lot) => t(`warehouse:kept.${lot.warehouse}`)],
    [t('column.inStock'), (lot) => lot.inStock],
    [t('column.received'), (lot) => lot.received],
    [t('column.bestBefore'), (lot) => csvDay(lot.bestBefore)],
    [t('column.arrivedAt'), (lot) => csvDay(lot.arrivedAt)],
  ])
}
