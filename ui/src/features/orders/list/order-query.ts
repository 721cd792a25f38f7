import type { OrderStatus } from '~/api/types'
import type { Query } from '~/shared/api/query-string'
import { orderQuery } from '~/shared/parts/list-search'
import { type OrderSearch, USUAL_SORT } from './search'
import { FILTER_STATUSES, statusesOf, withSameLabel } from './statuses'

const isStatus = (value: string): value is OrderStatus => (FILTER_STATUSES as string[]).includes(value)

/** The states chosen in the filter; both codes of Livrée are one choice. */
export function chosenStatuses({ status = [] }: OrderSearch): OrderStatus[] {
  const known = status.map((code) => (code === 'pending_invoice' ? 'shipped' : code)).filter(isStatus)
  return [...new Set(known)]
}

/** The orders of a list, as the API takes it. */
export function orderListQuery(search: OrderSearch): Query {
  const chosen = chosenStatuses(search)
  return {
    view: search.tab === 'todo' ? 'todo' : undefined,
    status: chosen.length > 0 ? withSameLabel(chosen) : statusesOf(search.tab),
    search: search.search,
    supplier: search.supplier ? [search.supplier] : [],
    customer: search.customer ? [search.customer] : [],
    createdAt: { gte: search.from, lte: search.to },
    ...orderQuery(search.sort ?? USUAL_SORT),
  }
}
