import type { QueryClient } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import type { Order } from '~/api/types'
import type { Query } from '~/shared/api/query-string'
import { type CsvCell, csv, csvDay } from '~/shared/export/csv'
import type { Selection } from '~/shared/table/selection'
import { chosenRows, wholeList } from '~/shared/table/whole-list'
import { ordersBatchQuery } from './queries'

/** Every order of a list, in its order. */
export const allOrders = (client: QueryClient, list: Query): Promise<Order[]> =>
  wholeList((page, itemsPerPage) => client.fetchQuery(ordersBatchQuery(list, page, itemsPerPage)))

/** The orders that are chosen. */
export const chosenOrders = (client: QueryClient, list: Query, selection: Selection<Order>): Promise<Order[]> =>
  chosenRows(selection, () => allOrders(client, list))

/** Orders as a file for spreadsheets. */
export function ordersCsv(t: TFunction<'orders'>, orders: Order[]): string {
  const head = [
    t('column.number'),
    t('column.date'),
    t('column.status'),
    t('column.customer'),
    t('column.supplier'),
    t('column.units'),
    t('column.totalTaxExcl'),
    t('column.totalTaxIncl'),
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
