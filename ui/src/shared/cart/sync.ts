import type { Quote } from '~/api/quote'
import { api } from '~/shared/api/client'
import { ApiError, SessionExpired, type Violation } from '~/shared/api/errors'
import { text } from '~/shared/i18n/i18n'
import { toast } from '~/shared/toasts/toast'
import { type CartContent, type CartLine, mergeLines, quantityOf } from './content'
import { contentOf, payloadOf } from './payload'
import { cartOwner } from './storage'
import { cart, useCart } from './store'

const LINE = /^items\[(\d+)\]\.product$/

/**
 * The cart without what may no longer be sent: a product, a customer or an address that has gone since. The rest is
 * never lost. Null when nothing of that kind was refused.
 */
function repaired(content: CartContent, violations: Violation[]): CartContent | null {
  const gone = new Set(violations.flatMap(({ propertyPath }) => LINE.exec(propertyPath)?.[1] ?? []).map(Number))
  const fields = new Set(violations.map(({ propertyPath }) => propertyPath))
  const next = { ...content }
  if (gone.size > 0) {
    next.lines = content.lines.filter((_, at) => !gone.has(at))
    const names = content.lines.filter((_, at) => gone.has(at)).map(({ product }) => product.name)
    toast.warning(text('cart.gone', { count: names.length, names: names.join(', ') }), { id: 'cart-gone' })
  }
  if (fields.has('customer')) {
    Object.assign(next, { customer: null, billingAddress: null, shippingAddress: null })
    toast.warning(text('cart.customerRefused'), { id: 'cart-customer' })
  }
  if (fields.has('billingAddress')) next.billingAddress = null
  if (fields.has('shippingAddress')) next.shippingAddress = null
  const { customer, billingAddress, shippingAddress } = content
  const isChanged =
    gone.size > 0 ||
    next.customer !== customer ||
    next.billingAddress !== billingAddress ||
    next.shippingAddress !== shippingAddress
  return isChanged ? next : null
}

/** Milliseconds without a change before the cart is written. */
const WRITE_DELAY = 300

/** A cart that other devices keep changing is given up on after so many tries in a row. */
const MAX_TRIES = 4

let timer: ReturnType<typeof setTimeout> | undefined
let running: Promise<void> | null = null

/** Writes the cart once its person stops changing it. */
export function scheduleWrite(): void {
  clearTimeout(timer)
  timer = setTimeout(() => void writeNow(), WRITE_DELAY)
}

/** Forgets a write that waits: the cart is being closed. */
export function cancelWrite(): void {
  clearTimeout(timer)
}

/**
 * Writes the cart as long as it differs from the server's copy. One write at a time, each with the version that the
 * one before gave; who asks meanwhile waits for the same run.
 */
export function writeNow(): Promise<void> {
  clearTimeout(timer)
  running ??= write().finally(() => {
    running = null
  })
  return running
}

async function write(): Promise<void> {
  const owner = cartOwner()
  for (let tries = 0; tries < MAX_TRIES && cart().isDirty && cartOwner() === owner; ) {
    const { content, saved } = cart()
    useCart.setState({ sync: 'saving' })
    try {
      const quote = await api.post('/cart', payloadOf(content, saved), { quiet: 'cartWrite', key: null })
      if (cartOwner() !== owner) return
      adoptQuote(quote, content.lines)
      takeUsualDelivery(quote)
      const isCurrent = cart().content === content
      useCart.setState({ isDirty: !isCurrent, sync: isCurrent ? 'saved' : 'saving' })
    } catch (error) {
      tries += 1
      if (cartOwner() !== owner || !recover(error)) return
    }
  }
  if (cart().isDirty && cartOwner() === owner) useCart.setState({ sync: 'failed' })
}

/** While nobody chose a delivery: as the customer's last order of these suppliers came. */
export function takeUsualDelivery(quote: Quote): void {
  const { content } = cart()
  const offer = quote.carrier.find(({ code }) => code === quote.usualCarrier)
  if (!offer || content.carrier !== null) return
  const delivery = { carrier: offer.code, delivery: offer.delivery, relay: quote.usualRelay }
  useCart.setState({ content: { ...content, ...delivery }, isDirty: true })
}

/** Takes what the server computed for these lines. */
export function adoptQuote(quote: Quote, lines = contentOf(quote).lines): void {
  useCart.setState({
    quote,
    quotedLines: lines,
    saved: savedAs(quote),
    refusals: [],
  })
}

/** Mends the cart after a refusal; false when the write is to be given up. */
function recover(error: unknown): boolean {
  if (error instanceof SessionExpired) return false
  if (error instanceof ApiError && error.status === 409 && hasQuote(error.body)) {
    mergeWith(error.body.quote)
    return true
  }
  const violations = error instanceof ApiError ? error.violations : []
  const content = repaired(cart().content, violations)
  if (content) {
    useCart.setState({ content })
    return true
  }
  useCart.setState({ sync: 'failed', refusals: violations })
  return false
}

/** The cart was changed elsewhere, or only written again: what was changed there is brought in. */
export function mergeWith(newer: Quote): void {
  const { content, quotedLines } = cart()
  const lines = mergeLines(content.lines, contentOf(newer).lines, quotedLines)
  useCart.setState({ content: { ...content, lines }, saved: savedAs(newer), isDirty: true })
  if (isOther(lines, content.lines))
    toast.info(text('cart.merged'), { id: 'cart-merged', detail: text('cart.mergedHelp') })
}

/** Whether the other device brought a product or a larger quantity. */
const isOther = (merged: CartLine[], mine: CartLine[]) =>
  merged.some(({ product, quantity, store }) => quantity !== quantityOf(mine, product.id, store))

const savedAs = (quote: Quote) => (quote.id === '' ? null : { cartId: quote.id, version: quote.version })

export function hasQuote(body: unknown): body is { code: string; quote: Quote } {
  return typeof body === 'object' && body !== null && 'quote' in body && Boolean(body.quote)
}
