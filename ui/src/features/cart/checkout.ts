import { create } from 'zustand'
import type { Blocker, Quote, QuotePayment } from '~/api/quote'
import { isUnknown, newKey } from '~/shared/api/acts'
import { api } from '~/shared/api/client'
import { ApiError, codeOf, SessionExpired } from '~/shared/api/errors'
import { emptyOrderedCart } from '~/shared/cart/open'
import { payloadOf } from '~/shared/cart/payload'
import { cart, useCart } from '~/shared/cart/store'
import { adoptQuote, hasQuote, writeNow } from '~/shared/cart/sync'
import { type PriceMove, priceMoves } from './price-moves'

/** What a cart becomes: orders, or quotations to negotiate. */
type CheckoutKind = 'order' | 'quotation'

/** What was ordered, or asked for as a quotation. */
export interface Placed {
  kind: CheckoutKind
  orders: { iri: string; supplier: string; total: number; payment: QuotePayment | null }[]
  total: number
}

interface Checkout {
  /** What the cart is being sent as. */
  sending: CheckoutKind | null
  placed: Placed | null
  /** The total rose since it was shown: the person is asked again. */
  moved: { before: number; after: number; prices: PriceMove[] } | null
  /** What the server found that stands in the way. */
  refused: Blocker[]
  /** Why no answer can be given; a retry is safe. */
  problem: { kind: 'network' } | { kind: 'server'; message: string } | null
}

const idle: Checkout = { sending: null, placed: null, moved: null, refused: [], problem: null }

/** The validation of the cart; it ends when the person leaves the cart. */
export const useCheckout = create<Checkout>()(() => idle)

export const endCheckout = () => useCheckout.setState(idle)

export const forgetMove = () => useCheckout.setState({ moved: null })

// What was refused concerns the cart as it was; what the network did not carry is over once it carries again.
useCart.subscribe((now, before) => {
  const { refused, problem } = useCheckout.getState()
  if (now.content !== before.content && (refused.length > 0 || problem))
    useCheckout.setState({ refused: [], problem: null })
  else if (now.sync === 'saved' && before.sync !== 'saved') forgetNetwork()
})
window.addEventListener('online', forgetNetwork)

function forgetNetwork(): void {
  if (useCheckout.getState().problem?.kind === 'network') useCheckout.setState({ problem: null })
}

/**
 * Orders the cart at the total that is shown. The same content is always sent under the same key, so a lost answer
 * never orders twice (domain 5.2). True when orders were placed.
 */
export const placeOrder = (): Promise<boolean> => checkOut('order')

/** Proposes quotations to the customer: nothing is ordered, so no terms and no total are agreed to. */
export const proposeQuotation = (): Promise<boolean> => checkOut('quotation')

async function checkOut(kind: CheckoutKind): Promise<boolean> {
  const shown = cart().quote
  if (!shown || useCheckout.getState().sending) return false
  useCheckout.setState({ ...idle, sending: kind })
  try {
    if (cart().isDirty) await writeNow()
    const { content, saved } = cart()
    const agreed =
      kind === 'order'
        ? { step: 'valid' as const, cgAccepted: content.cgAccepted, expectedTotal: shown.totalPriceTaxIncl }
        : { step: 'quotation' as const }
    const payload = { ...payloadOf(content, saved), ...agreed }
    const quote = await api.post('/cart', payload, {
      quiet: 'priceMoved',
      key: keyOf(JSON.stringify(payload)),
    })
    useCheckout.setState({ ...idle, placed: placedOf(kind, quote) })
    emptyOrderedCart(quote)
    return true
  } catch (error) {
    refuse(error, shown)
    return false
  }
}

/** The key of a body: kept while its outcome is unknown, also over a reload. */
function keyOf(body: string): string {
  const { attempt } = cart()
  if (attempt?.body === body) return attempt.key
  const key = newKey()
  useCart.setState({ attempt: { key, body } })
  return key
}

function refuse(error: unknown, shown: Quote): void {
  useCheckout.setState(idle)
  if (error instanceof SessionExpired) return
  if (!(error instanceof ApiError)) {
    useCheckout.setState({ problem: { kind: 'network' } })
    return
  }
  if (!isUnknown(error.status, error.retryAfter)) useCart.setState({ attempt: null })
  const code = codeOf(error.body)
  if (hasQuote(error.body) && code === 'cart.promo_code_lapsed') adoptQuote(error.body.quote, cart().content.lines)
  if (hasQuote(error.body) && code === 'cart.price_moved') {
    const { quote } = error.body
    const prices = priceMoves(shown, quote)
    adoptQuote(quote, cart().content.lines)
    useCheckout.setState({ moved: { before: shown.totalPriceTaxIncl, after: quote.totalPriceTaxIncl, prices } })
  } else if (error.violations.length > 0) {
    useCheckout.setState({ refused: error.violations.map((found) => ({ code: 'refused', ...found })) })
  } else {
    useCheckout.setState({ problem: { kind: 'server', message: error.message } })
  }
}

function placedOf(kind: CheckoutKind, quote: Quote): Placed {
  const made = kind === 'order' ? quote.orders : quote.quotations
  const orders = (made ?? []).map((iri, at) => {
    const part = quote.suppliers[at]
    return {
      iri,
      supplier: part?.supplier.company ?? '',
      total: part?.totalPriceTaxIncl ?? 0,
      payment: part?.payment ?? null,
    }
  })
  return { kind, orders, total: quote.totalPriceTaxIncl }
}
