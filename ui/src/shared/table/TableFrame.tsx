import { useTable } from '@tanstack/react-table'
import { type CSSProperties, type RefObject, useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import type { Sort } from '~/shared/parts/list-search'
import { shownColumns } from './column-choice'
import { type Columns, features } from './columns'
import classes from './DataTable.module.css'
import type { Selection } from './selection'
import type { Density } from './settings'
import { TableHead } from './TableHead'
import { Gap, TableRow, WaitingRow } from './TableRow'
import { type RowKeys, useRowKeys } from './use-row-keys'
import { useTableWidth } from './use-table-width'

/** What every table says about itself, whether its rows are all here or not. */
export interface TableProps<T extends object> {
  /** What the table lists, for screen readers. */
  label: string
  columns: Columns<T>
  rowKey: (row: T) => string
  /** The sort in force, from the URL. */
  sort?: Sort | null
  /** The columns that the API can sort by: their heads ask for it. */
  sorts?: readonly string[]
  onSort?: (sort: Sort) => void
  /** Rows that are in the cart, or otherwise stand out. */
  isMarked?: (row: T) => boolean
  /** Which columns are shown, from `useTableView`; what fits the width when not given. */
  shown?: Record<string, boolean>
  density?: Density
  /** The choice of rows, from `useSelection`, and what a row is called there. */
  selection?: Selection<T>
  rowLabel?: (row: T) => string
}

/** Which rows are drawn: `first` to `last` of `total`, at places computed from their height. */
export interface Frame<T> {
  total: number
  first: number
  last: number
  rowAt: (index: number) => T | undefined
  isRefreshing: boolean
  /** Pixels of every row; undefined when rows are as high as they need and all of them are drawn. */
  rowHeight?: number
  /** The first row that can be seen: Tab stops there. */
  top: number
  /** Brings a row that is not drawn into view. */
  onReveal: RowKeys['onReveal']
}

interface Props<T extends object> extends TableProps<T> {
  frame: Frame<T>
  body: RefObject<HTMLTableSectionElement | null>
}

/** The table itself; whoever draws it says which rows. */
export function TableFrame<T extends object>({ frame, body, ...props }: Props<T>) {
  const {
    label,
    columns,
    rowKey,
    sort = null,
    sorts = [],
    onSort,
    isMarked,
    selection,
    rowLabel,
    density = 'comfortable',
  } = props
  const { total, first, last, rowAt, isRefreshing, rowHeight } = frame
  const width = useTableWidth()
  const fitting = useMemo(() => shownColumns(columns, [], width), [columns, width])
  const shown = props.shown ?? fitting

  const drawn = Array.from({ length: Math.max(0, last - first + 1) }, (_, offset) => rowAt(first + offset))
  const data = useSame(drawn.filter((row) => row !== undefined))
  const table = useTable({
    features,
    columns,
    data,
    getRowId: rowKey,
    state: { columnVisibility: shown },
  })
  const rows = table.getRowModel().rows
  const headers = table.getHeaderGroups().flatMap((group) => group.headers)
  const layout = Object.keys(shown)
    .filter((id) => shown[id])
    .join()
  const onToggle = useLatest(selection?.onToggle)
  const keys = useRowKeys(body, {
    total,
    top: frame.top,
    onReveal: frame.onReveal,
    onToggle,
    canChoose: selection !== undefined,
  })
  const span = headers.length + (selection ? 1 : 0)
  const isFixed = rowHeight !== undefined

  let next = 0
  const drawnTable = (
    <table
      className={classes.table}
      aria-label={label}
      aria-busy={isRefreshing}
      aria-rowcount={isFixed ? total + 1 : undefined}
      data-fixed={isFixed || undefined}
      data-density={density}
      data-selectable={selection ? true : undefined}
      style={isFixed ? ({ '--row': `${rowHeight}px` } as CSSProperties) : undefined}
    >
      <TableHead
        headers={headers}
        sort={sort}
        sorts={sorts}
        onSort={onSort}
        isFixed={isFixed}
        selection={selection}
        total={total}
      />
      <tbody ref={body} className={classes.body} data-refreshing={isRefreshing || undefined} {...keys.handlers}>
        {isFixed && <Gap height={first * rowHeight} columns={span} />}
        {drawn.map((original, offset) => {
          const index = first + offset
          const row = original && rows[next++]
          if (!row) {
            return <WaitingRow key={index} index={index} columns={headers.length} hasSelection={Boolean(selection)} />
          }
          return (
            <TableRow
              key={index}
              row={row}
              index={index}
              columns={columns}
              layout={layout}
              isMarked={isMarked?.(row.original) ?? false}
              isStop={keys.stop === index}
              isCounted={isFixed}
              isChosen={selection?.has(row.id)}
              label={rowLabel?.(row.original) ?? ''}
              onToggle={onToggle}
            />
          )
        })}
        {isFixed && <Gap height={(total - last - 1) * rowHeight} columns={span} />}
      </tbody>
    </table>
  )
  return isFixed ? <div className={classes.room}>{drawnTable}</div> : drawnTable
}

/** The same array as long as its rows are the same, so that the table's models are not built anew. */
function useSame<T>(rows: T[]): T[] {
  const before = useRef(rows)
  const isSame = before.current.length === rows.length && before.current.every((row, index) => row === rows[index])
  if (!isSame) before.current = rows
  return before.current
}

/** A function that never changes and always does what the latest one does: rows that are not redrawn may call it. */
function useLatest(act: ((index: number, isRange?: boolean) => void) | undefined) {
  const latest = useRef(act)
  useLayoutEffect(() => {
    latest.current = act
  })
  return useCallback((index: number, isRange?: boolean) => latest.current?.(index, isRange), [])
}
