import type { CartProduct } from '~/api/quote'
import type { OrderItem } from '~/shared/order/order'

/** A product as the catalogue has it today. */
export interface CurrentProduct extends CartProduct {
  status: 'active' | 'desactivated'
  tag: string
  available: number
}

/** What comes of a line that is ordered again: whole, in part, not for want of stock, or no longer sold. */
type Outcome = 'added' | 'partial' | 'out' | 'gone'

export interface PlannedLine {
  item: OrderItem
  product: CurrentProduct | null
  outcome: Outcome
  /** Bottles that go into the cart. */
  quantity: number
}

/** What was sent to be tasted cost nothing: its price says nothing of today's. */
export const isSample = ({ tag }: OrderItem) => tag === 'sample'

const unstocked = ['out_of_stock', 'insufficient_stock']

const roundUp = (quantity: number, multiple: number) => Math.ceil(quantity / multiple) * multiple

/**
 * How much of a line can be ordered again. What is in the cart already is taken off the stock; what is awaited can be
 * ordered whole; a quantity follows today's multiple and minimum.
 */
export function planLine(item: OrderItem, product: CurrentProduct | null, inCart: number): PlannedLine {
  const line = (outcome: Outcome, quantity = 0): PlannedLine => ({ item, product, outcome, quantity })
  if (product?.status !== 'active' || product.tag === 'desactivated') return line('gone')
  if (unstocked.includes(product.tag)) return line('out')
  const multiple = Math.max(product.orderMultiple, 1)
  const wanted = Math.max(roundUp(item.quantity, multiple), roundUp(product.minQuantity, multiple))
  if (product.tag === 'pending_receipt') return line('added', wanted)
  const left = product.available - inCart
  if (left >= wanted) return line('added', wanted)
  const possible = Math.floor(left / multiple) * multiple
  return possible > 0 && inCart + possible >= product.minQuantity ? line('partial', possible) : line('out')
}
