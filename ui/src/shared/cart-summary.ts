import { create } from 'zustand'

/** What the shell shows of the cart. The cart feature writes it; nobody else does. */
interface CartSummary {
  /** Euros; null until the cart is known. */
  amount: number | null
  /** Whether the amount has tax: for individuals. */
  isTaxIncluded: boolean
  /** Distinct products. */
  lines: number
  /** Whom a seller orders for: "" until its name is known, null when nobody else is chosen. */
  customer: string | null
}

const empty: CartSummary = { amount: null, isTaxIncluded: false, lines: 0, customer: null }

export const useCartSummary = create<CartSummary>()(() => empty)

export function setCartSummary(summary: CartSummary): void {
  useCartSummary.setState(summary)
}

export function clearCartSummary(): void {
  useCartSummary.setState(empty)
}
