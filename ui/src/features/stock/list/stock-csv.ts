import type { TFunction } from 'i18next'
import { csvOf } from '~/shared/list/csv-of'
import type { Stock } from '../stock'

/** Stock as a file for spreadsheets. */
export function stockCsv(t: TFunction<'stock'>, rows: Stock[]): string {
  return csvOf(rows, [
    [t('column.reference'), (stock) => stock.product.reference],
    [t('column.name'), (stock) => stock.product.name],
    [t('column.vintage'), (stock) => stock.product.vintage ?? ''],
    [t('column.supplier'), (stock) => stock.supplier.company],
    [t('column.warehouse'), (stock) => t(`warehouse.${stock.warehouse}`)],
    [t('column.tag'), (stock) => t(`enums:order_tag.${stock.tag}`)],
    [t('column.onHand'), (stock) => stock.onHand],
    [t('column.reserved'), (stock) => stock.reserved],
    [t('column.available'), (stock) => stock.available],
    [t('column.incoming'), (stock) => stock.incoming],
    [t('column.promised'), (stock) => stock.promised],
    [t('column.threshold'), (stock) => stock.threshold],
    [t('column.value'), (stock) => ({ euros: stock.value })],
    [t('column.shipped'), (stock) => stock.shipped],
    [t('column.daysOfCover'), (stock) => stock.daysOfCover ?? ''],
  ])
}
