import { VisuallyHidden } from '@mantine/core'
import {
  type ColumnDef,
  columnVisibilityFeature,
  createColumnHelper,
  metaHelper,
  tableFeatures,
} from '@tanstack/react-table'
import type { ReactNode } from 'react'

/** What every row of the API has. */
export interface Listed {
  '@id': string
}

/** What tells rows apart. */
export const keyOf = (row: Listed) => row['@id']

/** Where a column goes and when it gives way. */
export interface ColumnMeta {
  /** Numbers to the right; they are never cut. */
  align?: 'end'
  /** A date, a code or a figure to the left, which is never cut either: its column keeps its pixels, words give theirs up. */
  isFirm?: boolean
  /** Hidden below 1600, 1280 or 960 px unless it is chosen; below 960 px rows are cards. */
  hideBelow?: 'wide' | 'lg' | 'md'
  /** Shown only when it is chosen. */
  isExtra?: boolean
  /** The cell's place in the card: top left, the whole top, top right, below left (default), below right. */
  card?: 'title' | 'whole' | 'end' | 'detail' | 'aside'
  /**
   * In a list of many rows the pixels of a column that is never cut, and the share of what those leave of any other, about its pixels
   * at 1440; 120 when not given.
   */
  width?: number
}

/** What our tables can do; sorting and fetching rows are the server's work. */
export const features = tableFeatures({
  columnVisibilityFeature,
  columnMeta: metaHelper<ColumnMeta>(),
})

// The value type differs from column to column; the table itself never looks at it.
// biome-ignore lint/suspicious/noExplicitAny: as above
export type Columns<T extends object> = ColumnDef<typeof features, T, any>[]

/** The columns of a table of T: `const column = columnsOf<Order>()`, then `column.columns([column.accessor(…)])`. */
export const columnsOf = <T extends object>() => createColumnHelper<typeof features, T>()

/** What can be done with a row; its head is heard alone, and nobody hides it. */
export const menuColumn = <Row extends object>(label: string, meta: ColumnMeta, menu: (row: Row) => ReactNode) =>
  columnsOf<Row>().display({
    id: 'menu',
    header: () => <VisuallyHidden>{label}</VisuallyHidden>,
    enableHiding: false,
    meta: { align: 'end', ...meta },
    cell: ({ row }) => menu(row.original),
  })

/** Whether a column is never cut. */
export const isFirm = ({ align, isFirm: isKept }: ColumnMeta) => align === 'end' || isKept === true
