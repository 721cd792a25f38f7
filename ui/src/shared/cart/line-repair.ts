import type { Blocker, Quote } from '~/api/quote'
import { text } from '~/shared/i18n/i18n'
import { toast } from '~/shared/toasts/toast'
import { type CartLine, withDiscount, withQuantity } from './content'
import { availableOf } from './mixed-carton'
import { cart, setContent } from './store'
import { scheduleWrite } from './sync'

/** A line and the units it should have; 0 takes it out. */
export interface LineChange {
  line: CartLine
  quantity: number
  /** The percent it should have taken off. */
  discount?: number
}

/** What one click does about a blocked line: the nearest quantity or discount that is allowed. Null when a person must decide. */
export function lineRepair({ code }: Blocker, line: CartLine, quote: Quote | null): LineChange | null {
  const { product, quantity } = line
  const { orderMultiple, minQuantity } = product
  switch (code) {
    case 'desactivated':
    case 'out_of_stock':
    case 'shop_closed':
    case 'not_in_shop':
      return { line, quantity: 0 }
    case 'insufficient_stock': {
      const left = Math.floor(availableOf(quote, product.id) / orderMultiple) * orderMultiple
      return { line, quantity: left < minQuantity ? 0 : left }
    }
    case 'order_multiple':
    case 'min_quantity':
      return { line, quantity: Math.max(minQuantity, Math.ceil(quantity / orderMultiple) * orderMultiple) }
    case 'margin':
      return { line, quantity, discount: maxDiscountOf(quote, product.supplier.id) }
    case 'seller':
      return { line, quantity, discount: 0 }
    default:
      return null
  }
}

/** The percent that the reader may take off a supplier's lines. */
const maxDiscountOf = (quote: Quote | null, supplier: number) =>
  quote?.suppliers.find((part) => part.supplier.id === supplier)?.maxDiscount ?? 0

/** Mends several lines at once, and offers the former ones back. */
export function repairLines(changes: LineChange[]): void {
  const before = cart().content.lines
  const after = changes.reduce((lines, { line, quantity, discount = line.discountValue ?? 0 }) => {
    const { product, store } = line
    return withDiscount(withQuantity(lines, product, quantity, store), product.id, discount, store)
  }, before)
  setLines(after)
  toast.undo(text('cart.repaired', { count: changes.length }), () => setLines(before), 'cart-undo')
}

function setLines(lines: CartLine[]): void {
  setContent({ lines, cgAccepted: false })
  scheduleWrite()
}
