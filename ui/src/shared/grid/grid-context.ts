import { createContext, type KeyboardEvent, useContext } from 'react'
import { useRowTabIndex } from '~/shared/table/row-context'
import { arrowMoves, type Move, moveFrom } from './cell-moves'

interface Grid {
  /** Goes on from a cell; false when there is nowhere to go. */
  move: (cell: HTMLElement, move: Move) => boolean
  /** Where keys lead from a cell that is not being written in. */
  keys: Record<string, Move>
  /** Where Enter leads from a cell that was written in. */
  enter: Move
}

/** How cells go on to one another; in a table whose rows say their index nothing need be said. */
export const GridContext = createContext<Grid>({ move: moveFrom, keys: arrowMoves, enter: 'down' })

export const useGrid = () => useContext(GridContext)

/**
 * What makes a button a cell of the grid: Tab stops at it in one row, and keys lead to and from it. With why what was
 * written there is not saved.
 */
export function useCell(column: string, failure: string | null = null) {
  const { move, keys } = useGrid()
  return {
    'data-cell': column,
    'data-wrong': failure !== null || undefined,
    title: failure ?? undefined,
    tabIndex: useRowTabIndex(),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const to = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key]
      if (!to) return
      event.preventDefault()
      move(event.currentTarget, to)
    },
  }
}
