import { Link } from '@tanstack/react-router'
import type { CarrierOffer, CartProduct } from '~/api/quote'
import { text } from '~/shared/i18n/i18n'
import { session } from '~/shared/session/session'
import { toast } from '~/shared/toasts/toast'
import {
  type CartContent,
  emptyContent,
  mergeLines,
  withAdded,
  withDiscount,
  withQuantity,
  withRestored,
} from './content'
import { ownParties, partiesOf } from './own-customer'
import { cartPath } from './steps'
import { cart, setContent } from './store'
import { scheduleWrite } from './sync'

function change(next: Partial<CartContent>): void {
  setContent(next)
  scheduleWrite()
}

/** Another set of terms may apply to other goods: they are accepted again. */
function changeLines(lines: CartContent['lines']): void {
  change({ lines, cgAccepted: false })
}

const ADDED = 'cart-added'

/** One offer to undo at a time: the next change of the cart replaces it. */
const UNDO = 'cart-undo'

/** What was undoable in one cart must not come back in another. */
export const hideUndo = () => toast.hide(UNDO)

/** Takes the message of the last addition away. */
export const hideAddedToast = () => toast.hide(ADDED)

/** Adds units of a product and says so, with a link to the cart (specification 2). `store`: taken in a shop. */
export function addToCart(product: CartProduct, quantity: number, store = false): void {
  changeLines(withAdded(cart().content.lines, product, quantity, store))
  sayAdded(text('cart.added'))
}

/** Adds units of many products at once, and says so once. */
export function addAllToCart(added: { product: CartProduct; quantity: number }[]): void {
  if (added.length === 0) return
  const { lines } = cart().content
  changeLines(added.reduce((sum, { product, quantity }) => withAdded(sum, product, quantity), lines))
  sayAdded(text('cart.addedAll', { count: added.length }))
}

function sayAdded(words: string): void {
  // It would lie over the buttons of the cart that it led to.
  const way = (
    <Link to={cartPath(cart())} onClick={hideAddedToast}>
      {text('cart.view')}
    </Link>
  )
  toast.success(words, { id: ADDED, detail: way })
}

/** Sets a product's quantity in units, silently: steppers. 0 takes it out. */
export function setCartQuantity(product: CartProduct, quantity: number, store = false): void {
  changeLines(withQuantity(cart().content.lines, product, quantity, store))
}

/** Sets what a seller takes off a line, in percent. */
export function setDiscount(product: CartProduct, percent: number, store = false): void {
  changeLines(withDiscount(cart().content.lines, product.id, percent, store))
}

/** Takes a line out and offers it back, at its place. */
export function removeFromCart(product: CartProduct, store = false): void {
  const { lines } = cart().content
  const at = lines.findIndex((line) => line.product.id === product.id && (line.store ?? false) === store)
  const line = lines[at]
  if (!line) return
  setCartQuantity(product, 0, store)
  const undo = () => changeLines(withRestored(cart().content.lines, line, at))
  toast.undo(text('cart.removed', { product: product.name }), undo, UNDO)
}

/** Whom the cart is for, with default addresses; null leaves it open. Delivery is chosen again. */
export function setCustomer(customer: Parameters<typeof partiesOf>[0] | null): void {
  const parties = customer ? partiesOf(customer) : { customer: null, billingAddress: null, shippingAddress: null }
  change({ ...parties, carrier: null, delivery: null, relay: null, cgAccepted: false })
}

export const setBillingAddress = (billingAddress: number) => change({ billingAddress })

export const setShippingAddress = (shippingAddress: number) => change({ shippingAddress })

/** Choosing a carrier clears the selected relay (specification 4). */
export function chooseCarrier(offer: Pick<CarrierOffer, 'code' | 'delivery'>): void {
  change({ carrier: offer.code, delivery: offer.delivery, relay: null })
}

export const forgetCarrier = () => change({ carrier: null, delivery: null, relay: null })

export const chooseRelay = (relay: string) => change({ relay })

export const setComment = (comment: string) => change({ comment })

export const setCustomerReference = (customerReference: string) => change({ customerReference })

export const setWishedDelivery = (wishedDeliveryOn: string | null) => change({ wishedDeliveryOn })

/** The promo code of the order, as it is compared; '' for none. */
export const setPromoCode = (promoCode: string) => change({ promoCode })

/** Prices the cart again as it is: an address of it was changed. */
export const recompute = () => change({})

export const acceptTerms = (cgAccepted: boolean) => change({ cgAccepted })

/**
 * Empties the cart: lines, customer, addresses, comment, delivery; restaurants, wine merchants and works councils
 * find themselves again (specification 4). The toast brings it back.
 */
export function resetCart(): void {
  const before = cart().content
  change({ ...emptyContent, ...ownParties(session().user) })
  if (before.lines.length === 0) return
  // What was added since is not lost by taking the emptying back.
  const undo = () => change({ ...before, lines: mergeLines(before.lines, cart().content.lines) })
  toast.undo(text('cart.emptied'), undo, UNDO)
}
