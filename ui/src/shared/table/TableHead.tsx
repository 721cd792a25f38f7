import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react'
import { FlexRender, type Header } from '@tanstack/react-table'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Sort } from '~/shared/parts/list-search'
import type { features } from './columns'
import classes from './DataTable.module.css'
import { SelectBox } from './SelectBox'
import type { Selection } from './selection'

interface Props<T extends object> {
  headers: Header<typeof features, T, unknown>[]
  sort: Sort | null
  onSort: ((sort: Sort) => void) | undefined
  /** Columns share the width in fixed parts. */
  isFixed: boolean
  selection: Selection<T> | undefined
  total: number
}

/** The head of a table: names, sort buttons, the box that chooses every row. */
export function TableHead<T extends object>(props: Props<T>) {
  const { headers, sort, onSort, isFixed, selection, total } = props
  const { t } = useTranslation()
  const share = headers.reduce((sum, header) => sum + widthOf(header), 0)
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
              style={isFixed ? { width: `${(widthOf(header) / share) * 100}%` } : undefined}
              data-align={align}
              aria-sort={ariaSort(header.id, sort)}
            >
              <HeadCell header={header} sort={sort} onSort={onSort}>
                <FlexRender header={header} />
              </HeadCell>
            </th>
          )
        })}
      </tr>
    </thead>
  )
}

const widthOf = <T extends object>(header: Header<typeof features, T, unknown>) =>
  header.column.columnDef.meta?.width ?? 120

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
