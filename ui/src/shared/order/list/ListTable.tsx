import { type ComponentProps, type ReactNode, Suspense } from 'react'
import type { Order } from '~/api/types'
import { formatSort, parseSort } from '~/shared/parts/list-search'
import { ContinuousTable } from '~/shared/table/ContinuousTable'
import { type Selection, useSelection } from '~/shared/table/selection'
import type { TableView } from '~/shared/table/use-table-view'
import { BulkMoves } from './BulkMoves'

type Table<Row extends Order> = ComponentProps<typeof ContinuousTable<Row>>

interface Props<Row extends Order>
  extends Pick<Table<Row>, 'label' | 'pages' | 'columns' | 'rowLabel' | 'counted' | 'empty' | 'heights'> {
  view: TableView
  /** As the address has it; the newest first without. */
  sort: string | undefined
  onSort: (sort: string | undefined) => void
  /** What can be done with those that are chosen; `sample` are rows that are here, to see what can be done to all. */
  bulk: (selection: Selection<Row>, sample: () => Row[]) => ReactNode
}

/** Rows that are looked at for what can be done to all of a list. */
const SAMPLE = 100

const keyOf = (order: Order) => order['@id']

/** The orders or the quotations, all of them, with what can be done with those that are chosen. */
export function ListTable<Row extends Order>({ pages, view, sort, onSort, bulk, ...table }: Props<Row>) {
  const selection = useSelection(pages, keyOf)
  const sample = () => Array.from({ length: SAMPLE }, (_, at) => pages.rowAt(at)).filter((row) => row !== undefined)
  return (
    <BulkMoves onMoved={selection.onClear}>
      <ContinuousTable
        {...table}
        pages={pages}
        rowKey={keyOf}
        shown={view.shown}
        density={view.density}
        sort={parseSort(sort ?? '-createdAt')}
        onSort={(chosen) => onSort(formatSort(chosen))}
        selection={selection}
        bulk={<Suspense>{selection.count > 0 && bulk(selection, sample)}</Suspense>}
      />
    </BulkMoves>
  )
}
