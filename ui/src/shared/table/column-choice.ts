import type { Columns } from './columns'
import type { TableWidth } from './use-table-width'

/** A column as the choice offers it. */
export interface ColumnChoice {
  id: string
  name: string
  isShown: boolean
}

/** The id that a column has in the URL, in settings and in the API's sort. */
function idOf<T extends object>(column: Columns<T>[number]): string {
  if (column.id) return column.id
  return 'accessorKey' in column ? String(column.accessorKey) : ''
}

const order: TableWidth[] = ['cards', 'tablet', 'desktop', 'wide']
const roomNeeded = { md: 'tablet', lg: 'desktop', wide: 'wide' } as const

/**
 * Which columns are shown: those that fit the width, unless chosen (`supplier`) or put away (`-supplier`). Words that
 * name no column are ignored. Cards have a fixed shape: choices do not change them.
 */
export function shownColumns<T extends object>(
  columns: Columns<T>,
  chosen: readonly string[],
  width: TableWidth,
): Record<string, boolean> {
  return Object.fromEntries(
    columns.map((column) => {
      const id = idOf(column)
      const { hideBelow, isExtra = false } = column.meta ?? {}
      const fits = !isExtra && (!hideBelow || order.indexOf(width) >= order.indexOf(roomNeeded[hideBelow]))
      if (column.enableHiding === false || width === 'cards') return [id, fits]
      return [id, !chosen.includes(`-${id}`) && (fits || chosen.includes(id))]
    }),
  )
}

/** What the column of an id is called. */
export function columnName<T extends object>(columns: Columns<T>, id: string): string {
  const header = columns.find((column) => idOf(column) === id)?.header
  return typeof header === 'string' ? header : id
}

/** The columns that may be shown or put away. */
export function columnChoices<T extends object>(columns: Columns<T>, shown: Record<string, boolean>): ColumnChoice[] {
  return columns
    .filter((column) => column.enableHiding !== false)
    .map((column) => {
      const id = idOf(column)
      return { id, name: columnName(columns, id), isShown: shown[id] ?? true }
    })
}

/** The choices after one column was shown or put away. */
export function withColumn(chosen: readonly string[], id: string, isShown: boolean): string[] {
  return [...chosen.filter((one) => one !== id && one !== `-${id}`), isShown ? id : `-${id}`]
}
