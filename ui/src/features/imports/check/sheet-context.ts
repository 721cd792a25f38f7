import { createContext, useContext } from 'react'
import type { Repair } from './use-repair'

interface Sheet {
  /** The import whose rows these are. */
  id: number
  onRepair: Repair
}

/** What cells do beyond themselves. */
export const SheetContext = createContext<Sheet>({ id: 0, onRepair: () => undefined })

export const useSheet = () => useContext(SheetContext)
