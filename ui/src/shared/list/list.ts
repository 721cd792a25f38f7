import type { ReactNode } from 'react'
import type { Query } from '~/shared/api/query-string'
import type { Columns, Listed } from '~/shared/table/columns'
import type { SortName } from '~/shared/table/DisplayMenu'
import type { RowSource } from '~/shared/table/row-source'
import type { ListFilter } from './list-filter'

/** What the URL says of every list; each adds its filters. */
export interface ListSearch {
  row?: number | undefined
  columns?: string[] | undefined
  search?: string | undefined
  sort?: string | undefined
  /** The part of the list that is shown. */
  tab?: string | undefined
}

/** What a list is: its rows and everything that can be chosen of them. Keep it in a `useMemo`. */
export interface List<Row extends Listed, Search extends ListSearch> {
  /** What the person's columns and density are kept under; no other list has it. */
  name: string
  source: RowSource<Row>
  /** The list as the API takes it. */
  queryOf: (search: Search) => Query
  usualSort?: string
  columns: Columns<Row>
  /** What rows can be sorted by: ids of columns, whose heads ask for it, and what no column shows. Where rows are cards, in this order. */
  sorts: readonly (string | SortName)[]
  /** Columns whose heads sort besides. */
  headSorts?: readonly string[]
  /** What the search box looks for; a list may have none. */
  searchLabel?: string
  filters: readonly ListFilter<Search>[]
  /** ViewsMenu, with the person's column choices. */
  views?: (columns: readonly string[]) => ReactNode
  /** "132 commandes" */
  counted: (count: number, amount: string) => string
}
