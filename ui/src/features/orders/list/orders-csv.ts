import type { TFunction } from 'i18next'
import type { Order } from '~/api/types'
import { csvDay } from '~/shared/export/csv'
import { csvOf } from '~/shared/list/csv-of'

/** Orders as a file for spreadsheets. */
export function ordersCsv(t: TFunction<'orders'>, orders: Order[]): string {
  return csvOf(orders, [
    [t('column.number'), (order) => order.number],
    [t('order:column.date'), (order) => csvDay(order.createdAt)],
    [t('order:column.status'), (order) => t(`enums:order_status.${order.status}`)],
    [t('order:column.customer'), (order) => order.customer.company],
    [t('order:column.supplier'), (order) => order.supplier.company],
    [t('order:column.units'), (order) => order.totalUnitProduct],
    [t('order:column.totalTaxExcl'), (order) => ({ euros: order.totalPriceTaxExcl })],
    [t('order:column.totalTaxIncl'), (order) => ({ euros: order.totalPriceTaxIncl })],
  ])
}
