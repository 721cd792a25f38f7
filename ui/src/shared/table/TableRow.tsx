import { Skeleton } from '@mantine/core'
import { FlexRender, type Row } from '@tanstack/react-table'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { type Columns, type features, isFirm } from './columns'
import classes from './DataTable.module.css'
import { RowStop } from './row-context'
import { SelectBox } from './SelectBox'

interface Props<T extends object> {
  row: Row<typeof features, T>
  index: number
  columns: Columns<T>
  /** The columns that are shown: another value draws the row again. */
  layout: string
  isMarked: boolean
  isStop: boolean
  isCounted: boolean
  /** Undefined in tables without a choice of rows. */
  isChosen: boolean | undefined
  label: string
  onToggle: (index: number, isRange: boolean) => void
}

function DataRow<T extends object>(props: Props<T>) {
  const { row, index, isMarked, isStop, isCounted, isChosen, label, onToggle } = props
  const { t } = useTranslation()
  return (
    <RowStop value={isStop}>
      <tr
        className={classes.row}
        tabIndex={-1}
        data-index={index}
        data-marked={isMarked || undefined}
        data-chosen={isChosen || undefined}
        aria-rowindex={isCounted ? index + 2 : undefined}
      >
        {isChosen !== undefined && (
          <td className={classes.select}>
            <SelectBox
              label={t('table.select', { label })}
              checked={isChosen}
              onToggle={(isRange) => onToggle(index, isRange)}
            />
          </td>
        )}
        {row.getVisibleCells().map((cell) => (
          <td
            key={cell.id}
            className={classes.cell}
            data-align={cell.column.columnDef.meta?.align}
            data-firm={isFirm(cell.column.columnDef.meta ?? {}) || undefined}
            data-card={cell.column.columnDef.meta?.card ?? 'detail'}
          >
            <FlexRender cell={cell} />
          </td>
        ))}
      </tr>
    </RowStop>
  )
}

/** A row, drawn again only when what it shows has changed: scrolling draws the new rows alone. */
export const TableRow = memo(
  DataRow,
  (before, after) =>
    before.row.original === after.row.original &&
    before.columns === after.columns &&
    before.index === after.index &&
    before.layout === after.layout &&
    before.isMarked === after.isMarked &&
    before.isStop === after.isStop &&
    before.isChosen === after.isChosen,
) as typeof DataRow

interface EmptyProps {
  index: number
  columns: number
  hasSelection: boolean
}

/** The place of a row that is on its way, as high as the row will be. */
export const WaitingRow = ({ index, columns, hasSelection }: EmptyProps) => (
  <tr className={classes.row} tabIndex={-1} data-index={index} data-waiting aria-rowindex={index + 2} aria-busy="true">
    {hasSelection && <td className={classes.select} />}
    <td className={classes.cell} colSpan={columns} data-card="whole">
      <Skeleton height={10} width={`${55 + ((index * 17) % 30)}%`} />
    </td>
  </tr>
)

/** The rows above or below those in the document: nothing but their height. */
export function Gap({ height, columns }: { height: number; columns: number }) {
  if (height <= 0) return null
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing here takes the focus
    <tr className={classes.gap} aria-hidden="true">
      <td colSpan={columns} style={{ height }} />
    </tr>
  )
}
