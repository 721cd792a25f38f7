import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react'
import { FlexRender, type Header } from '@tanstack/react-table'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Sort } from '~/shared/parts/list-search'
import { type features, isFirm } from './columns'
import classes from './DataTable.module.css'
import { SelectBox } from './SelectBox'
import type { Selection } from './selection'

interface Props<T extends object> {
  headers: Header<typeof features, T, unknown>[]
  sort: Sort | null
  sorts: readonly string[]
  onSort: ((sort: Sort) => void) | undefined
  /** Columns share the width in fixed parts. */
  isFixed: boolean
  selection: Selection<T> | undefined
  total: number
}

/** The head of a table: names, sort buttons, the box that chooses every row. */
export function TableHead<T extends object>(props: Props<T>) {
  const { headers, sort, sorts, onSort, isFixed, selection, total } = props
  const { t } = useTranslation()
  const widths = widthsOf(headers, selection !== undefined)
  return (
    <thead data-heard>
      <tr aria-rowindex={isFixed ? 1 : undefined}>
        {selection && (
          <td className={classes.selectHead}>
            <SelectBox
              label={t('table.selectAll')}
              checked={selection.count === total && total > 0}
              isMixed={selection.count > 0 && selection.count < total}
              onToggle={selection.onToggleAll}
            />
          </td>
        )}
        {headers.map((header) => {
          const { align } = header.column.columnDef.meta ?? {}
          return (
            <th
              key={header.id}
              scope="col"
              className={classes.head}
              style={isFixed ? { width: widths.get(header.id) } : undefined}
              data-align={align}
              aria-sort={ariaSort(header.id, sort)}
            >
              <HeadCell header={header} sort={sort} onSort={sorts.includes(header.id) ? onSort : undefined}>
                <FlexRender header={header} />
              </HeadCell>
            </th>
          )
        })}
      </tr>
    </thead>
  )
}

/** Pixels of the column of boxes. */
const BOXES = 52

/** The least that is left of a column of words. */
const LEAST = 64

/** Columns that are never cut have their pixels; the others share what is left of the table, which is its container. */
function widthsOf<T extends object>(
  headers: Header<typeof features, T, unknown>[],
  withBoxes: boolean,
): Map<string, string> {
  const columns = headers.map(({ id, column }) => {
    const meta = column.columnDef.meta ?? {}
    return { id, width: meta.width ?? 120, isFirm: isFirm(meta) }
  })
  const sum = (firm: boolean) => columns.reduce((all, { width, isFirm: one }) => (one === firm ? all + width : all), 0)
  const taken = sum(true) + (withBoxes ? BOXES : 0)
  const shared = sum(false)
  return new Map(
    columns.map(({ id, width, isFirm: isKept }) => [
      id,
      isKept ? `${width}px` : `max(${LEAST}px, (100cqw - ${taken}px) * ${(width / shared).toFixed(4)})`,
    ]),
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
  if (!onSort) return children
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
