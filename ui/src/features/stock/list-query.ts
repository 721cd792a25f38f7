import type { Query } from '~/shared/api/query-string'
import { orderQuery } from '~/shared/parts/list-search'
import type { ProductTag } from '~/shared/product/product'
import { type StockSearch, type TABS, USUAL_SORT } from './search'
import { TAGS } from './stock'

/** What each part of the list holds, as the summary counts it. */
const tabs: Record<(typeof TABS)[number], ProductTag[]> = {
  low: ['stock_alert', 'insufficient_stock'],
  out: ['out_of_stock'],
  pending: ['pending_receipt'],
}

const isTag = (value: string): value is (typeof TAGS)[number] => (TAGS as readonly string[]).includes(value)

export const chosenTags = ({ tag = [] }: StockSearch) => [...new Set(tag.filter(isTag))]

const sortable = ['name', 'supplier', 'onHand', 'reserved', 'available', 'incoming', 'value', 'daysOfCover']

/** The list's sort; one that the server does not know counts as not chosen. */
export const sortOf = ({ sort = USUAL_SORT }: StockSearch) =>
  sortable.includes(sort.replace('-', '')) ? sort : USUAL_SORT

/** What the summary sums: the list without its part and its tags. */
export const stockScope = ({ search, warehouse, supplier }: StockSearch): Query => ({
  search,
  warehouse,
  supplier: supplier ? [supplier] : [],
})

/** The stock of a list as the API takes it. */
export const stockListQuery = (search: StockSearch): Query => {
  const chosen = chosenTags(search)
  return {
    ...stockScope(search),
    tag: chosen.length > 0 || !search.tab ? chosen : tabs[search.tab],
    ...orderQuery(sortOf(search)),
  }
}

/** What clears every filter; tab and sort stay. */
export const noFilters: Partial<StockSearch> = {
  search: undefined,
  tag: undefined,
  warehouse: undefined,
  supplier: undefined,
}

export const isFiltered = (search: StockSearch) =>
  search.tab !== undefined || Object.keys(noFilters).some((key) => search[key as keyof StockSearch] !== undefined)
