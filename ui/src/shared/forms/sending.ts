import { createContext } from 'react'

/** Whether the form around is on its way to the server. */
export const SendingContext = createContext(false)
