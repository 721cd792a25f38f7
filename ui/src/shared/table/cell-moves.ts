/** The cells of the table that can be written in carry the name of their column. */
const CELL = '[data-cell]'

export type Move = 'left' | 'right' | 'up' | 'down'

/** Where the arrow keys lead. */
export const arrowMoves: Record<string, Move> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
}

/** The cell beside one, or in the same column of the row above or below. */
function neighbour(cell: HTMLElement, move: Move): HTMLElement | null {
  const row = cell.closest<HTMLElement>('tr[data-index]')
  if (!row) return null
  if (move === 'left' || move === 'right') {
    const cells = [...row.querySelectorAll<HTMLElement>(CELL)]
    return cells[cells.indexOf(cell) + (move === 'right' ? 1 : -1)] ?? null
  }
  const index = Number(row.dataset.index) + (move === 'down' ? 1 : -1)
  const other = row.parentElement?.querySelector<HTMLElement>(`tr[data-index="${index}"]`)
  return other?.querySelector<HTMLElement>(`[data-cell="${cell.dataset.cell}"]`) ?? null
}

/** Puts the focus on the neighbour of a cell, and brings it into sight. */
export function moveFrom(cell: HTMLElement, move: Move): boolean {
  const target = neighbour(cell, move)
  if (!target) return false
  target.focus({ preventScroll: true })
  target.closest('tr')?.scrollIntoView?.({ block: 'nearest' })
  return true
}
