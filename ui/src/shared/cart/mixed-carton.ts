import type { Quote } from '~/api/quote'
import type { CartLine } from './content'

/** Bottles in a mixed carton of the shared warehouse (domain 3.3). */
const CARTON = 6

/** A quantity raised to the next full mixed carton. */
export const nextCarton = (quantity: number) => (Math.floor(quantity / CARTON) + 1) * CARTON

/** Bottles of a line that fill the last mixed carton. */
export interface TopUp {
  line: CartLine
  units: number
}

const itemOf = (quote: Quote | null, id: number) =>
  quote?.suppliers.flatMap(({ items }) => items).find(({ product }) => product.id === id)

/** The units of a product that may still be ordered, as the server last said. */
export const availableOf = (quote: Quote | null, id: number) => itemOf(quote, id)?.product.available ?? 0

/** What fills the last mixed carton with goods of the cart, its last line first; null when none has the stock. */
export function topUpOf(lines: CartLine[], quote: Quote | null): TopUp | null {
  // What was withdrawn leaves the cart: it neither fills a carton nor counts in one.
  const mixed = lines.filter(
    ({ product }) => product.warehouse === 'dartess' && itemOf(quote, product.id)?.tag !== 'desactivated',
  )
  const loose = mixed.reduce((sum, { quantity }) => sum + quantity, 0) % CARTON
  if (loose === 0) return null
  const units = CARTON - loose
  const line = mixed.findLast(
    ({ product, quantity }) =>
      units % product.orderMultiple === 0 && quantity + units <= availableOf(quote, product.id),
  )
  return line ? { line, units } : null
}
