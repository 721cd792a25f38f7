import { createColumnHelper, metaHelper, rowSortingFeature, tableFeatures } from '@tanstack/react-table'

/** Where a column goes and when it gives way. */
interface ColumnMeta {
  /** Numbers to the right. */
  align?: 'end'
  /** Hidden below 1600, 1280 or 960 px; below 960 px rows are cards. */
  hideBelow?: 'wide' | 'lg' | 'md'
  /** The cell's place in the card: top left, the whole top, top right, below left (default), below right. */
  card?: 'title' | 'whole' | 'end' | 'detail' | 'aside'
}

/** What our tables can do; sorting and paging are the server's work. */
export const features = tableFeatures({ rowSortingFeature, columnMeta: metaHelper<ColumnMeta>() })

/** The columns of a table of T: `const column = columnsOf<Order>()`, then `column.columns([column.accessor(…)])`. */
export const columnsOf = <T extends object>() => createColumnHelper<typeof features, T>()
