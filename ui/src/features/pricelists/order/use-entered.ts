import { createContext, useContext, useMemo } from 'react'
import { useDraft } from '~/shared/queue/drafts'
import type { Quantities } from './order'

const none: Quantities = {}

/** What somebody has entered in a list and not yet put into the cart: it survives a reload, in this browser alone. */
export interface Entered {
  quantities: Quantities
  /** Enters units of a product; 0 takes it out. */
  set: (product: number, units: number) => void
  /** Takes everything out, and gives it. */
  take: () => Quantities
  /** Brings back what was taken. */
  putBack: (quantities: Quantities) => void
}

export function useEntered(list: number): Entered {
  const { draft, change } = useDraft<Quantities>(`mercuriale ${list}`)
  const acts = useMemo(() => {
    // A browser that keeps nothing still counts.
    const turn = (by: (before: Quantities | null) => Quantities | null) => void change(by).catch(() => undefined)
    return {
      set: (product: number, units: number) =>
        turn((before) => {
          const { [product]: _, ...others } = before ?? none
          return units > 0 ? { ...others, [product]: units } : others
        }),
      take: () => {
        let taken: Quantities | undefined
        turn((before) => {
          // Asked for what is on screen first, then for what is kept.
          taken ??= before ?? none
          return null
        })
        return taken ?? none
      },
      putBack: (quantities: Quantities) => turn((before) => ({ ...quantities, ...before })),
    }
  }, [change])
  const quantities = draft ?? none
  return useMemo(() => ({ quantities, ...acts }), [quantities, acts])
}

interface Order {
  /** The list that is read. */
  listId: number
  /** It is in force. */
  canOrder: boolean
  /** Rows are cards: what has no column there stands in other cells. */
  isCards: boolean
  entered: Quantities
  /** Units in the cart. */
  inCart: Quantities
  set: Entered['set']
  /** Leads to the next quantity, or to the one before. */
  onRow: (direction: 1 | -1) => void
}

/** What is entered, for the cells of the grid: rows are drawn again only where it changes what they show. */
export const OrderContext = createContext<Order>({
  listId: 0,
  canOrder: false,
  isCards: false,
  entered: none,
  inCart: none,
  set: () => undefined,
  onRow: () => undefined,
})

export const useOrder = () => useContext(OrderContext)
