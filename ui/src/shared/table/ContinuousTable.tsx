import { IconSearchOff } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { formatTotal } from '~/shared/format/format'
import { EmptyState } from '~/shared/parts/EmptyState'
import { ErrorState } from '~/shared/parts/ErrorState'
import { RowsSkeleton } from '~/shared/parts/Skeletons'
import classes from './DataTable.module.css'
import { type RowHeights, rowHeight, usualHeights } from './row-height'
import type { RowPages } from './row-pages'
import { TableFooter } from './TableFooter'
import { TableFrame, type TableProps } from './TableFrame'
import { useRowInUrl } from './use-row-in-url'
import { useRowWindow } from './use-row-window'
import { useTableWidth } from './use-table-width'

interface Props<T extends object> extends TableProps<T> {
  /** The rows, from `useRowPages`. */
  pages: RowPages<T>
  /** "10 000 commandes": what the footer counts. */
  counted: (count: number, amount: string) => string
  heights?: RowHeights
  /** Shown instead of 'Aucun résultat'. */
  empty?: ReactNode
  /** The bar of actions on the chosen rows. */
  bulk?: ReactNode
}

/** A list of any length as one table: the page scrolls through it, only rows in sight are asked for and drawn. */
export function ContinuousTable<T extends object>({ pages, counted, empty, bulk, ...table }: Props<T>) {
  const { t } = useTranslation()
  const { total } = pages
  // The rows of the list before would be taken for those of the list that failed.
  if (pages.error && (total === undefined || pages.isRefreshing)) {
    return <ErrorState error={pages.error} onRetry={pages.onRetry} />
  }
  if (total === undefined) return <RowsSkeleton rows={12} />
  if (total === 0) return empty ?? <EmptyState icon={IconSearchOff} title={t('noResult')} />
  return <Rows {...table} pages={pages} total={total} counted={counted} bulk={bulk} />
}

interface RowsProps<T extends object> extends Omit<Props<T>, 'empty'> {
  total: number
}

function Rows<T extends object>({ pages, total, counted, bulk, heights = usualHeights, ...table }: RowsProps<T>) {
  const body = useRef<HTMLTableSectionElement>(null)
  const width = useTableWidth()
  const height = rowHeight(heights, table.density ?? 'comfortable', width)
  const { first, last, top, bottom, topNow, onScrollTo } = useRowWindow(body, total, height)
  const writePlace = useRowInUrl({ list: pages.key, isReady: !pages.isRefreshing, total, topNow, onScrollTo })
  const { onShow } = pages
  useEffect(() => {
    if (last >= first) onShow(first, last)
  }, [onShow, first, last])
  return (
    // Opening a row writes the place first, so that back finds it; Enter on a link clicks it too.
    <div className={classes.continuous} onClickCapture={writePlace}>
      <TableFrame
        {...table}
        body={body}
        frame={{
          total,
          first,
          last,
          top,
          rowAt: pages.rowAt,
          isRefreshing: pages.isRefreshing,
          rowHeight: height,
          onReveal: onScrollTo,
        }}
      />
      <TableFooter
        first={top}
        last={bottom}
        counted={counted(total, formatTotal(total, pages.capped))}
        error={pages.error}
        onRetry={pages.onRetry}
        onTop={() => onScrollTo(0)}
        bulk={bulk}
      />
    </div>
  )
}
