import type { PersistStorage, StorageValue } from 'zustand/middleware'
import type { CartProduct } from '~/api/quote'
import { type CartContent, emptyContent } from './content'
import type { SavedAs } from './payload'

/** Raise it when what is kept changes shape, and teach `migrateCart` the old one. */
export const CART_VERSION = 2

/** What a browser keeps of a cart. */
export interface KeptCart {
  content: CartContent
  saved: SavedAs | null
  /** Changes that the server has not confirmed. */
  isDirty: boolean
  /** The validation whose outcome is not known: the same content is sent again under the same key. */
  attempt: { key: string; body: string } | null
}

let owner: string | null = null

/** Turns to somebody's kept cart; null keeps nothing. One key per person and per person acted for. */
export function setCartOwner(next: string | null): void {
  owner = next
}

export const cartOwner = () => owner

export const cartKey = (of: string) => `millesime.cart.${of}`

/** Local storage under the owner's key. A full or forbidden storage costs the copy, never the cart. */
export const cartStorage: PersistStorage<KeptCart> = {
  getItem: () => {
    if (owner === null) return null
    try {
      return JSON.parse(localStorage.getItem(cartKey(owner)) ?? 'null') as StorageValue<KeptCart> | null
    } catch {
      return null
    }
  },
  setItem: (_name, value) => {
    if (owner === null) return
    try {
      localStorage.setItem(cartKey(owner), JSON.stringify(value))
    } catch {
      // The server's copy remains.
    }
  },
  removeItem: () => {
    if (owner !== null) localStorage.removeItem(cartKey(owner))
  },
}

/** A cart kept by another version of the interface: its lines survive, the server's copy has the rest. */
export function migrateCart(kept: unknown): KeptCart {
  const content = (kept as { content?: { lines?: unknown } } | null)?.content
  const lines = Array.isArray(content?.lines) ? content.lines.filter(isLine) : []
  return { content: { ...emptyContent, lines }, saved: null, isDirty: lines.length > 0, attempt: null }
}

function isLine(line: unknown): line is { product: CartProduct; quantity: number } {
  const { product, quantity } = (line ?? {}) as { product?: Partial<CartProduct>; quantity?: unknown }
  return typeof product?.id === 'number' && product.supplier !== undefined && Number.isInteger(quantity)
}
