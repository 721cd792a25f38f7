/** Where a key leads from a cell; `next` is where the grid says, e.g. the next cell to repair. */
export type Move = 'left' | 'right' | 'up' | 'down' | 'pageUp' | 'pageDown' | 'next'

/** A cell of a grid; without a column it is the first one of the row that must be repaired. */
export interface Place {
  index: number
  column: string | null
}

/** Where the arrow keys lead. */
export const arrowMoves: Record<string, Move> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
}

/** Rows that Page Up and Page Down go over. */
const LEAP = 10

const steps: Partial<Record<Move, number>> = { up: -1, down: 1, pageUp: -LEAP, pageDown: LEAP }

// Rows carry their index, the cells that can be written in the name of their column.
const rowOf = (cell: Element) => cell.closest<HTMLElement>('[data-index]')
const cellsOf = (row: Element) => [...row.querySelectorAll<HTMLElement>('[data-cell]')]

/** Where a cell is. */
export function placeOf(cell: Element): Place | null {
  const row = rowOf(cell)
  const column = cell.getAttribute('data-cell')
  return row && column !== null ? { index: Number(row.dataset.index), column } : null
}

/** The place beside a cell, or in the same column of another row, whether it is drawn or not. */
export function placeAfter(cell: HTMLElement, move: Move): Place | null {
  const place = placeOf(cell)
  const row = rowOf(cell)
  if (!place || !row) return null
  const step = steps[move]
  if (step !== undefined) return { ...place, index: place.index + step }
  const cells = cellsOf(row)
  const beside = cells[cells.indexOf(cell) + (move === 'right' ? 1 : -1)]
  return beside ? placeOf(beside) : null
}

/** Puts the focus on a cell and brings it into sight; false when it is not drawn. */
export function focusCell(rows: Element | null, { index, column }: Place): boolean {
  const row = rows?.querySelector(`[data-index="${index}"]`)
  if (!row) return false
  const cells = cellsOf(row)
  const own = (cell: HTMLElement) => (column === null ? 'wrong' in cell.dataset : cell.dataset.cell === column)
  const cell = cells.find(own) ?? cells[0]
  if (!cell) return false
  cell.focus({ preventScroll: true })
  // What covers the page's rows is known to the row, what covers the cells of a sheet to the cell.
  row.scrollIntoView?.({ block: 'nearest' })
  cell.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
  return true
}

/** Goes from a cell to another one that is drawn. */
export function moveFrom(cell: HTMLElement, move: Move): boolean {
  const place = placeAfter(cell, move)
  return place !== null && focusCell(cell.closest('table'), place)
}
