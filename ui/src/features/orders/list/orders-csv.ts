import type { TFunction } from 'i18next'
import type { Order } from '~/api/types'
import { type CsvCell, csv, csvDay } from '~/shared/export/csv'

/** Orders as a file for spreadsheets. */
export function ordersCsv(t: TFunction<'orders'>, orders: Order[]): string {
  const head = [
    t('column.number'),
    t('order:column.date'),
    t('order:column.status'),
    t('order:column.customer'),
    t('order:column.supplier'),
    t('order:column.units'),
    t('order:column.totalTaxExcl'),
    t('order:column.totalTaxIncl'),
  ]
  const rows = orders.map((order): CsvCell[] => [
    order.number,
    csvDay(order.createdAt),
    t(`enums:order_status.${order.status}`),
    order.customer.company,
    order.supplier.company,
    order.totalUnitProduct,
    { euros: order.totalPriceTaxExcl },
    { euros: order.totalPriceTaxIncl },
  ])
  return csv(head, rows)
}
