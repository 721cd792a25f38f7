import type { TFunction } from 'i18next'
import { type CsvCell, csv } from '~/shared/export/csv'
import type { Stock } from '../stock'

/** Stock as a file for spreadsheets. */
export function stockCsv(t: TFunction<'stock'>, rows: Stock[]): string {
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
  return csv(head, lines)
}
