import { IconArrowDown, IconArrowsSort, IconArrowUp, IconSearchOff } from '@tabler/icons-react'
import { type ColumnDef, type Header, useTable } from '@tanstack/react-table'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '~/shared/parts/EmptyState'
import type { Sort } from '~/shared/parts/list-search'
import { RowsSkeleton } from '~/shared/parts/Skeletons'
import { features } from './columns'
import classes from './DataTable.module.css'

interface Props<T extends object> {
  /** What the table lists, for screen readers. */
  label: string
  // The value type differs from column to column; the table itself never looks at it.
  // biome-ignore lint/suspicious/noExplicitAny: as above
  columns: ColumnDef<typeof features, T, any>[]
  /** Undefined while the first answer is awaited. */
  rows: T[] | undefined
  rowKey: (row: T) => string
  /** The sort in force, from the URL; columns whose id the API can sort by are sortable. */
  sort?: Sort | null
  onSort?: (sort: Sort) => void
  /** New rows are on their way: the old ones dim. */
  isRefreshing?: boolean
  /** Rows that are chosen or in the cart. */
  isMarked?: (row: T) => boolean
  /** Shown instead of 'Aucun résultat'. */
  empty?: ReactNode
  skeletonRows?: number
}

const none: never[] = []

/** A table whose head stays in sight; below 960 px every row is a card of two lines. */
export function DataTable<T extends object>(props: Props<T>) {
  const { label, columns, rows, rowKey, sort = null, onSort, isRefreshing = false, isMarked, empty } = props
  const { t } = useTranslation()
  const table = useTable({
    features,
    columns,
    data: rows ?? none,
    getRowId: rowKey,
    manualSorting: true,
    enableSorting: onSort !== undefined,
  })

  if (!rows) return <RowsSkeleton rows={props.skeletonRows ?? 10} />
  if (rows.length === 0) return empty ?? <EmptyState icon={IconSearchOff} title={t('noResult')} />

  return (
    <table className={classes.table} aria-label={label} aria-busy={isRefreshing}>
      <thead>
        {table.getHeaderGroups().map((group) => (
          <tr key={group.id}>
            {group.headers.map((header) => (
              <th
                key={header.id}
                scope="col"
                className={classes.head}
                data-align={header.column.columnDef.meta?.align}
                data-hide={header.column.columnDef.meta?.hideBelow}
                aria-sort={ariaSort(header.id, sort)}
              >
                <HeadCell header={header} sort={sort} onSort={onSort}>
                  <table.FlexRender header={header} />
                </HeadCell>
              </th>
            ))}
          </tr>
        ))}
      </thead>
      <tbody className={classes.body} data-refreshing={isRefreshing || undefined}>
        {table.getRowModel().rows.map((row) => (
          <tr key={row.id} className={classes.row} data-marked={isMarked?.(row.original) || undefined}>
            {row.getAllCells().map((cell) => (
              <td
                key={cell.id}
                className={classes.cell}
                data-align={cell.column.columnDef.meta?.align}
                data-hide={cell.column.columnDef.meta?.hideBelow}
                data-card={cell.column.columnDef.meta?.card ?? 'detail'}
              >
                <table.FlexRender cell={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function ariaSort(key: string, sort: Sort | null): 'ascending' | 'descending' | undefined {
  if (sort?.key !== key) return undefined
  return sort.desc ? 'descending' : 'ascending'
}

interface HeadCellProps<T extends object> {
  header: Header<typeof features, T, unknown>
  sort: Sort | null
  onSort: ((sort: Sort) => void) | undefined
  children: ReactNode
}

function HeadCell<T extends object>({ header, sort, onSort, children }: HeadCellProps<T>) {
  if (!onSort || !header.column.getCanSort()) return children
  const isActive = sort?.key === header.id
  const Arrow = isActive ? (sort.desc ? IconArrowDown : IconArrowUp) : IconArrowsSort
  return (
    <button
      type="button"
      className={classes.sort}
      data-active={isActive || undefined}
      onClick={() => onSort({ key: header.id, desc: isActive ? !sort.desc : false })}
    >
      {children}
      <Arrow size={14} aria-hidden />
    </button>
  )
}
