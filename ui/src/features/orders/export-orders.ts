import type { QueryClient } from '@tanstack/react-query'
import type { Order } from '~/api/types'
import type { Query } from '~/shared/api/query-string'
import type { Selection } from '~/shared/table/selection'
import { chosenRows, wholeList } from '~/shared/table/whole-list'
import { ordersBatchQuery } from './queries'

/** Every order of a list, in its order. */
export const allOrders = (client: QueryClient, list: Query): Promise<Order[]> =>
  wholeList((page, itemsPerPage) => client.fetchQuery(ordersBatchQuery(list, page, itemsPerPage)))

/** The orders that are chosen. */
export const chosenOrders = (client: QueryClient, list: Query, selection: Selection<Order>): Promise<Order[]> =>
  chosenRows(selection, () => allOrders(client, list))
