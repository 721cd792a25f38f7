import type { ReactNode } from 'react'
import type { FilterChip } from '~/shared/parts/FilterChips'
import type { ChangeSearch } from '~/shared/parts/use-list-search'

/** One filter of a list: its field, what tells of it below the bar, and what clearing takes away. */
export interface ListFilter<Search> {
  /** What it keeps in the URL. */
  keys: readonly (keyof Search & string)[]
  field: (field: FilterField<Search>) => ReactNode
  /** What is chosen, each of which can be taken away; a field that shows its choice itself needs none. */
  chips?: (search: Search, onChange: ChangeSearch<Search>) => FilterChip[]
  /** Takes much room: stands below the others in the drawer. */
  isLong?: boolean
}

interface FilterField<Search> {
  search: Search
  onChange: ChangeSearch<Search>
  /** Below one another, in the drawer. */
  isStacked: boolean
}

type Filters<Search> = readonly Pick<ListFilter<Search>, 'keys'>[]

/** What clears every filter and the words; tab, sort and columns stay. */
export const noFilters = <Search>(filters: Filters<Search>): Partial<Search> =>
  Object.fromEntries(
    ['search', ...filters.flatMap(({ keys }) => keys)].map((key) => [key, undefined]),
  ) as Partial<Search>

/** Whether something was searched or filtered. */
export const isFiltered = <Search extends object>(filters: Filters<Search>, search: Search): boolean =>
  Object.keys(noFilters(filters)).some((key) => search[key as keyof Search] !== undefined)
