import { create } from 'zustand'

/** What the shell shows of the cart. The cart feature writes it; nobody else does. */
interface CartSummary {
  /** Euros; null until the cart is known. */
  amount: number | null
  /** Whether the amount has tax: for individuals. */
  isTaxIncluded: boolean
  /** Distinct products. */
  lines: number
}

const empty: CartSummary = { amount: null, isTaxIncluded: false, lines: 0 }

export const useCartSummary = create<CartSummary>()(() => empty)

export function setCartSummary(summary: CartSummary): void {
  useCartSummary.setState(summary)
}

export function clearCartSummary(): void {
  useCartSummary.setState(empty)
}
