import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import type { Quote } from '~/api/quote'
import type { Violation } from '~/shared/api/errors'
import { type CartContent, type CartLine, emptyContent } from './content'
import { CART_VERSION, cartStorage, type KeptCart, migrateCart } from './storage'

/** Where the server's copy stands: asked for, being written, the same as here, or out of reach. */
type CartSync = 'loading' | 'saving' | 'saved' | 'failed'

export interface CartState extends KeptCart {
  /** What the server computed last; null until it answered. */
  quote: Quote | null
  /** The lines that `quote` was computed for: its blockers name them by position. */
  quotedLines: CartLine[]
  sync: CartSync
  /** Why the last write was refused. */
  refusals: Violation[]
}

export const emptyCart: CartState = {
  content: emptyContent,
  saved: null,
  isDirty: false,
  attempt: null,
  quote: null,
  quotedLines: [],
  sync: 'loading',
  refusals: [],
}

/** The cart of the person who is signed in. Read it with a selector; change it through actions.ts. */
export const useCart = create<CartState>()(
  persist(() => emptyCart, {
    name: 'cart',
    version: CART_VERSION,
    storage: cartStorage,
    migrate: migrateCart,
    partialize: ({ content, saved, isDirty, attempt }): KeptCart => ({ content, saved, isDirty, attempt }),
    skipHydration: true,
  }),
)

/** The state outside React: guards, actions. */
export const cart = () => useCart.getState()

/** Changes what the person entered; the server's copy follows (sync.ts). */
export function setContent(change: Partial<CartContent>): void {
  useCart.setState(({ content }) => ({
    content: { ...content, ...change },
    isDirty: true,
    attempt: null,
    sync: 'saving',
    refusals: [],
  }))
}
