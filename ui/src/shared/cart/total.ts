import type { CartContent } from './content'
import { contentOf } from './payload'
import type { CartState } from './store'

/** What of a cart its total depends on; terms and comment cost nothing. */
function priced(content: CartContent): string {
  const units = content.lines.map(({ product, quantity, store = false, discountValue = 0 }) =>
    [product.id, store, quantity, discountValue].join(' '),
  )
  const { customer, billingAddress, shippingAddress, carrier, relay, promoCode } = content
  return JSON.stringify([units.toSorted(), customer, billingAddress, shippingAddress, carrier, relay, promoCode])
}

/** Whether the total shown is of the cart as it was before the last change, and the new one is on its way. */
export function isTotalAwaited({ content, quote, isDirty, sync }: CartState): boolean {
  return quote !== null && isDirty && sync === 'saving' && priced(content) !== priced(contentOf(quote))
}
