import { createContext, useContext } from 'react'
import type { Move, Place } from './use-cell-moves'
import type { Repair } from './use-repair'

interface Sheet {
  onRepair: Repair
  onMove: (from: Place, move: Move) => void
}

/** What cells do beyond themselves. */
export const SheetContext = createContext<Sheet>({ onRepair: () => undefined, onMove: () => undefined })

export const useSheet = () => useContext(SheetContext)
