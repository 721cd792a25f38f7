import * as z from 'zod/mini'
import type { OrderStatus } from '~/api/types'
import type { Query } from '~/shared/api/query-string'
import { listSearch, orderQuery, withoutListDefaults, wordsSearch } from '~/shared/parts/list-search'
import { FILTER_STATUSES, statusesOf, TABS, withSameLabel } from './statuses'

const sortable = ['createdAt', 'number', 'totalPriceTaxExcl', 'status', 'customer', 'supplier'] as const
const sorts = sortable.flatMap((key) => [key, `-${key}` as const])

/** A day as the URL and the API write it. */
const day = z.catch(z.optional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))), undefined)

const id = z.catch(z.optional(z.int().check(z.minimum(1))), undefined)

/** A continuous table has no pages. */
const { page: _page, ...listFields } = listSearch.shape

/** The list's state in the URL. Whatever is broken there counts as not chosen. */
export const orderSearch = z.object({
  ...listFields,
  sort: z.catch(z.optional(z.enum(sorts)), undefined),
  tab: z.catch(z.optional(z.enum(TABS)), undefined),
  status: wordsSearch,
  supplier: id,
  customer: id,
  from: day,
  to: day,
})

export type OrderSearch = z.infer<typeof orderSearch>

const isStatus = (value: string): value is OrderStatus => (FILTER_STATUSES as string[]).includes(value)

/** The states chosen in the filter; both codes of Livrée are one choice. */
export function chosenStatuses({ status = [] }: OrderSearch): OrderStatus[] {
  const known = status.map((code) => (code === 'pending_invoice' ? 'shipped' : code)).filter(isStatus)
  return [...new Set(known)]
}

/** The orders of a list, as the API takes it; the newest come first. */
export function orderListQuery(search: OrderSearch): Query {
  const chosen = chosenStatuses(search)
  return {
    view: search.tab === 'todo' ? 'todo' : undefined,
    status: chosen.length > 0 ? withSameLabel(chosen) : statusesOf(search.tab),
    search: search.search,
    supplier: search.supplier ? [search.supplier] : [],
    customer: search.customer ? [search.customer] : [],
    createdAt: { gte: search.from, lte: search.to },
    ...orderQuery(search.sort ?? '-createdAt'),
  }
}

/** What clears every filter; tab and sort stay. */
export const noFilters: Partial<OrderSearch> = {
  status: undefined,
  search: undefined,
  supplier: undefined,
  customer: undefined,
  from: undefined,
  to: undefined,
}

export const isFiltered = (search: OrderSearch) =>
  Object.keys(noFilters).some((key) => search[key as keyof OrderSearch] !== undefined)

/** The top of the list, the usual sort and empty filters stay out of the URL. */
export const withoutDefaults = withoutListDefaults('-createdAt')
