import { createContext } from 'react'

/** The list that a detail belongs to, as it was left. */
export interface WayBack {
  to: string
  label: string
  search?: object
}

/** The way back of the screen around. */
export const WayBackContext = createContext<WayBack | undefined>(undefined)
