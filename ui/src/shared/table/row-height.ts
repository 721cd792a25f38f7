import type { Density } from './settings'
import type { TableWidth } from './use-table-width'

/** Pixels of a row in a list of many rows: every row has the same height, so that places can be computed. */
export interface RowHeights {
  comfortable: number
  compact: number
  /** Below 960 px. */
  card: number
}

export const usualHeights: RowHeights = { comfortable: 52, compact: 40, card: 76 }

/** What a finger needs. */
const TOUCH = 44

/** The height rows have now. */
export function rowHeight(heights: RowHeights, density: Density, width: TableWidth): number {
  if (width === 'cards') return heights.card
  const height = heights[density]
  return width === 'tablet' ? Math.max(height, TOUCH) : height
}
