import * as z from 'zod/mini'
import type { Query } from '~/shared/api/query-string'
import { listSearch, orderQuery, withoutListDefaults } from '~/shared/parts/list-search'
import { filterOf, TABS } from './tabs'
import type { Side } from './turn'

const sortable = ['createdAt', 'number', 'totalPriceTaxExcl', 'validUntil', 'status', 'customer', 'supplier'] as const
const sorts = sortable.flatMap((key) => [key, `-${key}` as const])

const day = z.catch(z.optional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))), undefined)

const id = z.catch(z.optional(z.int().check(z.minimum(1))), undefined)

/** A continuous table has no pages. */
const { page: _page, ...listFields } = listSearch.shape

/** The list's state in the URL. Whatever is broken there counts as not chosen. */
export const quotationSearch = z.object({
  ...listFields,
  sort: z.catch(z.optional(z.enum(sorts)), undefined),
  tab: z.catch(z.optional(z.enum(TABS)), undefined),
  supplier: id,
  customer: id,
  from: day,
  to: day,
})

export type QuotationSearch = z.infer<typeof quotationSearch>

/** The quotations of a list, as the API takes it; the newest come first. */
export function quotationListQuery(search: QuotationSearch, side: Side): Query {
  return {
    ...filterOf(search.tab, side),
    search: search.search,
    supplier: search.supplier ? [search.supplier] : [],
    customer: search.customer ? [search.customer] : [],
    createdAt: { gte: search.from, lte: search.to },
    ...orderQuery(search.sort ?? '-createdAt'),
  }
}

/** What clears every filter; tab and sort stay. */
export const noFilters: Partial<QuotationSearch> = {
  search: undefined,
  supplier: undefined,
  customer: undefined,
  from: undefined,
  to: undefined,
}

export const isFiltered = (search: QuotationSearch) =>
  Object.keys(noFilters).some((key) => search[key as keyof QuotationSearch] !== undefined)

/** The top of the list, the usual sort and empty filters stay out of the URL. */
export const withoutDefaults = withoutListDefaults('-createdAt')
