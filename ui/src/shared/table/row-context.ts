import { createContext, useContext } from 'react'

/** Whether Tab stops in this row: undefined outside tables, where it always does. */
export const RowStop = createContext<boolean | undefined>(undefined)

/** The tab index of what stands in a row: Tab stops in one row of a table, the arrow keys go to the others. */
export function useRowTabIndex(): 0 | -1 | undefined {
  const isStop = useContext(RowStop)
  if (isStop === undefined) return undefined
  return isStop ? 0 : -1
}
