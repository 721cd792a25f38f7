import type { Quote } from '~/api/quote'
import { api } from '~/shared/api/client'
import { ApiError } from '~/shared/api/errors'
import { clearCartSummary, setCartSummary } from '~/shared/cart-summary'
import { text } from '~/shared/i18n/i18n'
import { session, storageOwner, useSession } from '~/shared/session/session'
import { toast } from '~/shared/toasts/toast'
import { hideUndo, resetCart } from './actions'
import { isTaxIncluded, subTotalOf } from './amounts'
import { type CartContent, emptyContent } from './content'
import { closeCartDrawer } from './drawer'
import { ordersForOthers, ownParties } from './own-customer'
import { contentOf } from './payload'
import { cartKey, cartOwner, setCartOwner } from './storage'
import { type CartState, cart, emptyCart, useCart } from './store'
import { adoptQuote, cancelWrite, mergeWith, scheduleWrite, takeUsualDelivery, writeNow } from './sync'

let known: Promise<void> = Promise.resolve()

/**
 * Keeps the cart with the person who is signed in: opened with the session, closed with it, shared with the other
 * tabs, written again when the network is back. Called once at start. Gives what ends it.
 */
export function followCart(): () => void {
  const listening = new AbortController()
  const { signal } = listening
  const endSummary = useCart.subscribe((state) => {
    if (cartOwner() === null) clearCartSummary()
    else {
      const { lines } = state.content
      setCartSummary({
        amount: subTotalOf(state),
        isTaxIncluded: isTaxIncluded(state),
        lines: lines.length,
        customer: orderedFor(state),
      })
    }
  })
  const endTurns = useSession.subscribe(turn)
  turn()
  window.addEventListener('online', () => cart().isDirty && void writeNow(), { signal })
  const follow = ({ key }: StorageEvent) => {
    const owner = cartOwner()
    if (owner !== null && key === cartKey(owner) && !cart().isDirty) followKept()
  }
  window.addEventListener('storage', follow, { signal })
  return () => {
    endSummary()
    endTurns()
    listening.abort()
  }
}

/** Whom a seller's cart is for; "" until the server has named it, null for a cart of one's own. */
function orderedFor({ content, quote }: CartState): string | null {
  const { user } = session()
  if (!user || !ordersForOthers(user.userGroup.code) || content.customer === null) return null
  return quote?.customer?.id === content.customer ? quote.customer.company : ''
}

/** Takes what another tab kept. The server is asked only about another cart: else the tabs would go on telling each other. */
function followKept(): void {
  const before = kept()
  void useCart.persist.rehydrate()
  if (kept() !== before) known = loadCart()
}

const kept = () => JSON.stringify([cart().content, cart().saved])

/** Turns to the cart of whoever is signed in now. */
function turn(): void {
  const owner = storageOwner()
  const isValid = session().user?.status === 'valid'
  const next = isValid ? owner : null
  if (next === cartOwner()) return
  cancelWrite()
  hideUndo()
  closeCartDrawer()
  setCartOwner(null)
  useCart.setState(emptyCart)
  if (next === null) return
  setCartOwner(next)
  void useCart.persist.rehydrate()
  known = loadCart()
}

/** Resolves when the cart may be judged: at once when this browser kept it, else with the server's answer. */
export async function whenCartKnown(): Promise<void> {
  if (cart().saved === null && !cart().isDirty) await known
}

/** Asks the server for its copy and brings both together. Failing, the copy kept here goes on. */
export async function loadCart(): Promise<void> {
  const owner = cartOwner()
  useCart.setState({ sync: 'loading' })
  try {
    const quote = await api.get('/cart', { quiet: 'cartRead' })
    if (cartOwner() === owner) unite(quote)
  } catch (error) {
    if (cartOwner() !== owner) return
    ensureOwnCustomer()
    useCart.setState({ sync: error instanceof ApiError && error.status === 404 ? 'saved' : 'failed' })
  }
}

function unite(quote: Quote): void {
  const { isDirty, saved, attempt } = cart()
  const isSame = saved?.cartId === quote.id && saved.version === quote.version
  if (attempt) {
    // An order may or may not have been placed: nothing entered is given up before its outcome is known.
    useCart.setState({ sync: 'saved' })
  } else if (isDirty) {
    // The last figures stand, dimmed, until the write that follows is answered; it may be refused.
    useCart.setState({ quote: { ...quote, blockers: [] } })
    if (!isSame && quote.id !== '') mergeWith(quote)
  } else {
    adopt(quote, isSame)
  }
  ensureOwnCustomer()
  if (cart().isDirty) void writeNow()
  else useCart.setState({ sync: 'saved' })
}

function adopt(quote: Quote, isSame: boolean): void {
  const theirs = contentOf(quote)
  const { content } = cart()
  const isWhole = isSame && theirs.lines.length === content.lines.length && theirs.customer === content.customer
  if (isWhole) {
    adoptQuote(quote, content.lines)
    takeUsualDelivery(quote)
    return
  }
  if (quote.blockers.some(({ code }) => code === 'customer_removed'))
    toast.warning(text('cart.customerLost'), { id: 'cart-customer' })
  // In one step, with its customer: each step is told to the other tabs.
  const own = withOwnCustomer(theirs)
  useCart.setState({ content: own })
  adoptQuote(quote)
  takeUsualDelivery(quote)
  const isUnknown = own !== theirs && own.lines.length > 0
  // Blockers name lines by their place in what was posted, which only a new write makes known here.
  if (isUnknown || quote.blockers.some(({ propertyPath }) => propertyPath.startsWith('items')))
    useCart.setState({ isDirty: true })
}

/** Restaurants, wine merchants and works councils find themselves in a cart that has no customer (specification 6). */
function withOwnCustomer(content: CartContent): CartContent {
  const parties = ownParties(session().user)
  return content.customer === null && parties.customer !== null ? { ...content, ...parties } : content
}

function ensureOwnCustomer(): void {
  const { content } = cart()
  const own = withOwnCustomer(content)
  if (own !== content) useCart.setState({ content: own, ...(own.lines.length > 0 ? { isDirty: true } : {}) })
}

/** Empties the cart after its order was placed: the server has emptied its copy, of which this is the version. */
export function emptyOrderedCart(placed: Quote): void {
  useCart.setState({
    content: { ...emptyContent, ...ownParties(session().user) },
    saved: { cartId: placed.id, version: placed.version },
    isDirty: false,
    attempt: null,
    quote: null,
    quotedLines: [],
    sync: 'saved',
    refusals: [],
  })
}

/** Shows the actor an empty cart of its own (rulings, cart and session); a toast brings back what was in it. */
export async function startAfresh(): Promise<void> {
  await known
  resetCart()
}

/** Tries again what failed: the write that is owed, else the first answer. */
export function retryCart(): void {
  if (cart().isDirty) scheduleWrite()
  else known = loadCart()
}
