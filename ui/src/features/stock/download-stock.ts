import type { TFunction } from 'i18next'
import { type CsvCell, csv, downloadCsv } from '~/shared/export/csv'
import type { Stock } from './stock'

/** Lets somebody keep the stock as a file for spreadsheets. */
export function downloadStock(t: TFunction<'stock'>, rows: Stock[]): void {
  const head = [
    'reference',
    'name',
    'vintage',
    'supplier',
    'warehouse',
    'tag',
    'onHand',
    'reserved',
    'available',
    'incoming',
    'promised',
    'threshold',
    'value',
    'shipped',
    'daysOfCover',
  ].map((key) => t(`column.${key}`))
  const lines = rows.map((stock): CsvCell[] => [
    stock.product.reference,
    stock.product.name,
    stock.product.vintage ?? '',
    stock.supplier.company,
    t(`warehouse.${stock.warehouse}`),
    t(`enums:order_tag.${stock.tag}`),
    stock.onHand,
    stock.reserved,
    stock.available,
    stock.incoming,
    stock.promised,
    stock.threshold,
    { euros: stock.value },
    stock.shipped,
    stock.daysOfCover ?? '',
  ])
  downloadCsv(`${t('export.file')}.csv`, csv(head, lines))
}
