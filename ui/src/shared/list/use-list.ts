import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Query } from '~/shared/api/query-string'
import { formatTotal } from '~/shared/format/format'
import { type ChangeSearch, useListSearch } from '~/shared/parts/use-list-search'
import { keyOf, type Listed } from '~/shared/table/columns'
import { type RowPages, useRowPages } from '~/shared/table/row-pages'
import { chosenRows, type Selection, useSelection } from '~/shared/table/selection'
import { type TableView, useTableView } from '~/shared/table/use-table-view'
import type { List, ListSearch } from './list'
import { isFiltered, noFilters } from './list-filter'

/** A list on screen: what the URL chooses of it, the rows that are here, and those that the person has chosen. */
export interface ListOnScreen<Row extends Listed, Search extends ListSearch> {
  list: List<Row, Search>
  search: Search
  /** Changes what is chosen: what every list has, or what this one adds. */
  change: ChangeSearch<Search | ListSearch>
  /** The list as the API takes it. */
  query: Query
  pages: RowPages<Row>
  view: TableView
  selection: Selection<Row>
  /** "132 commandes"; a space until the first answer. */
  found: string
  isFiltered: boolean
  /** Takes every filter away, and what else is told. */
  clear: (also?: Partial<Search | ListSearch>) => void
  /** Every row of the list. */
  all: () => Promise<Row[]>
  /** The rows that are chosen; those never scrolled to are asked for. */
  chosen: () => Promise<Row[]>
}

/** Puts a list on screen; everything chosen of it is in the URL. */
export function useList<Row extends Listed, Search extends ListSearch>(
  list: List<Row, Search>,
): ListOnScreen<Row, Search> {
  const client = useQueryClient()
  const [search, change] = useListSearch<Search, Search | ListSearch>()
  const onColumns = useCallback((columns: string[] | undefined) => change({ columns }), [change])
  const view = useTableView(list.name, list.columns, { columns: search.columns, onColumns })
  const query = list.queryOf(search)
  const pages = useRowPages((page) => list.source.page(query, page))
  const selection = useSelection(pages, keyOf)
  const { total, capped } = pages
  const all = () => list.source.all(client, query)
  return {
    list,
    search,
    change,
    query,
    pages,
    view,
    selection,
    found: total === undefined ? '\u00A0' : list.counted(total, formatTotal(total, capped)),
    isFiltered: isFiltered(list.filters, search),
    clear: (also) => change({ ...noFilters<Search>(list.filters), ...also }),
    all,
    chosen: () => chosenRows(selection, all),
  }
}
