import type { Blocker, Quote } from '~/api/quote'
import type { CartLine } from './content'
import { availableOf } from './mixed-carton'

/** A line and the units it should have; 0 takes it out. */
export interface LineChange {
  line: CartLine
  quantity: number
}

/** What one click does about a blocked line: the nearest quantity that may be ordered. Null when a person must decide. */
export function lineRepair({ code }: Blocker, line: CartLine, quote: Quote | null): LineChange | null {
  const { product, quantity } = line
  const { orderMultiple, minQuantity } = product
  switch (code) {
    case 'desactivated':
    case 'out_of_stock':
      return { line, quantity: 0 }
    case 'insufficient_stock': {
      const left = Math.floor(availableOf(quote, product.id) / orderMultiple) * orderMultiple
      return { line, quantity: left < minQuantity ? 0 : left }
    }
    case 'order_multiple':
    case 'min_quantity':
      return { line, quantity: Math.max(minQuantity, Math.ceil(quantity / orderMultiple) * orderMultiple) }
    default:
      return null
  }
}
