import { IconSearchOff } from '@tabler/icons-react'
import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '~/shared/parts/EmptyState'
import { RowsSkeleton } from '~/shared/parts/Skeletons'
import { TableFrame, type TableProps } from './TableFrame'

interface Props<T extends object> extends TableProps<T> {
  /** Undefined while the first answer is awaited. */
  rows: T[] | undefined
  /** New rows are on their way: the old ones dim. */
  isRefreshing?: boolean
  /** Shown instead of 'Aucun résultat'. */
  empty?: ReactNode
  skeletonRows?: number
}

/** A table of a few rows that are all here: the lines of an order, the latest orders. Lists are ContinuousTable. */
export function DataTable<T extends object>(props: Props<T>) {
  const { rows, isRefreshing = false, empty, skeletonRows = 10, ...table } = props
  const { t } = useTranslation()
  const body = useRef<HTMLTableSectionElement>(null)
  if (!rows) return <RowsSkeleton rows={skeletonRows} />
  if (rows.length === 0) return empty ?? <EmptyState icon={IconSearchOff} title={t('noResult')} />
  const frame = {
    total: rows.length,
    first: 0,
    last: rows.length - 1,
    top: 0,
    rowAt: (index: number) => rows[index],
    isRefreshing,
    onReveal: () => undefined,
  }
  return <TableFrame {...table} body={body} frame={frame} />
}
