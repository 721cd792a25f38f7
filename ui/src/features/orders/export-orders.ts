import type { QueryClient } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import type { Order } from '~/api/types'
import type { Query } from '~/shared/api/query-string'
import { type CsvCell, csv, csvDay } from '~/shared/export/csv'
import type { Selection } from '~/shared/table/selection'
import { ordersBatchQuery } from './queries'

/** Orders asked for at once when all of a list are wanted. */
const BATCH = 500

/** Every order of a list, in its order, a batch at a time. */
export async function allOrders(client: QueryClient, list: Query): Promise<Order[]> {
  const orders: Order[] = []
  for (let page = 1; ; page += 1) {
    const { 'hydra:member': some } = await client.fetchQuery(ordersBatchQuery(list, page, BATCH))
    orders.push(...some)
    if (some.length < BATCH) return orders
  }
}

/** The orders that are chosen; those never scrolled to are fetched. */
export async function chosenOrders(client: QueryClient, list: Query, selection: Selection<Order>): Promise<Order[]> {
  if (!selection.isAll) return selection.rows
  const orders = await allOrders(client, list)
  return orders.filter((order) => !selection.exceptions.has(order['@id']))
}

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
