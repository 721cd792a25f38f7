import type { LinkProps } from '@tanstack/react-router'
import { type ComponentProps, isValidElement, type ReactElement, type ReactNode, Suspense } from 'react'
import { EmptyLink } from '~/shared/parts/EmptyLink'
import { EmptyState } from '~/shared/parts/EmptyState'
import { formatSort, parseSort } from '~/shared/parts/list-search'
import { NoResult } from '~/shared/parts/NoResult'
import { ContinuousTable } from '~/shared/table/ContinuousTable'
import { keyOf, type Listed } from '~/shared/table/columns'
import type { RowHeights } from '~/shared/table/row-height'
import { ListBar } from './ListBar'
import type { ListSearch } from './list'
import type { ListOnScreen } from './use-list'

export interface Create {
  to: NonNullable<LinkProps['to']>
  label: string
}

export interface RowsProps<Row extends Listed> {
  /** What the table lists, for screen readers. */
  label: string
  /** What a row is called where it is chosen. */
  rowLabel: (row: Row) => string
  heights?: RowHeights
  /** Rows that stand out. */
  isMarked?: (row: Row) => boolean
  /** What can be done with the chosen rows; without, none can be chosen. May be a lazy part. */
  bulk?: ReactNode
  /** What stands where there is nothing: words, with the way to what can be made here, or a part of its own. */
  empty: ComponentProps<typeof EmptyState> | ReactElement
  /** What can be made here. */
  create?: Create
  /** One sentence of help where the filters leave nothing; without, `empty` stands there too. */
  noResult?: string
  /** A part of the list counts as a filter: clearing goes back to the whole. */
  clearsTab?: boolean
}

interface Props<Row extends Listed, Search extends ListSearch> extends RowsProps<Row> {
  on: ListOnScreen<Row, Search>
}

/** A list below its bar: search, filters, views and display; then the rows, as a table or as cards. */
export function ListRows<Row extends Listed, Search extends ListSearch>(props: Props<Row, Search>) {
  const { on, bulk, empty, create, noResult, clearsTab = false, ...rows } = props
  const { list, search, change, pages, view, found, selection } = on
  const isNarrowed = on.isFiltered || (clearsTab && search.tab !== undefined)
  const nothing = () => {
    if (isNarrowed && noResult)
      return <NoResult help={noResult} onClear={() => on.clear(clearsTab ? { tab: undefined } : {})} />
    if (isValidElement(empty)) return empty
    return create ? <EmptyLink {...empty} to={create.to} link={create.label} /> : <EmptyState {...empty} />
  }
  return (
    <>
      <ListBar list={list} search={search} change={change} view={view} found={found} />
      <ContinuousTable
        {...rows}
        empty={nothing()}
        pages={pages}
        columns={list.columns}
        rowKey={keyOf}
        shown={view.shown}
        density={view.density}
        sort={parseSort(search.sort ?? list.usualSort)}
        sorts={[...list.sorts.map((sort) => (typeof sort === 'string' ? sort : sort.key)), ...(list.headSorts ?? [])]}
        onSort={(sort) => change({ sort: formatSort(sort) })}
        counted={list.counted}
        {...(bulk !== undefined && { selection, bulk: <Suspense>{bulk}</Suspense> })}
      />
    </>
  )
}
