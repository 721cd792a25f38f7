import type { Person } from '~/api/types'
import { api } from '~/shared/api/client'
import { ApiError } from '~/shared/api/errors'
import {
  chooseCarrier,
  chooseRelay,
  forgetCarrier,
  setBillingAddress,
  setCartQuantity,
  setCustomer,
  setShippingAddress,
} from '~/shared/cart/actions'
import { quantityOf } from '~/shared/cart/content'
import { whenCartKnown } from '~/shared/cart/open'
import { cart } from '~/shared/cart/store'
import { writeNow } from '~/shared/cart/sync'
import { lineAmounts } from '~/shared/order/line-amounts'
import type { OrderDetail } from '~/shared/order/order'
import { session } from '~/shared/session/session'
import { type CurrentProduct, isSample, type PlannedLine, planLine } from './reorder-plan'

export interface ReorderedLine extends PlannedLine {
  /** Euros for one bottle in the order; null when it was a sample. */
  before: number | null
  /** The same today, as the cart computed it; null when it did not answer or the line was not added. */
  after: number | null
}

/** What was put into the cart; or the cart is another customer's, and nothing was. */
export type Reordered = { order: OrderDetail } & (
  | { kind: 'done'; lines: ReorderedLine[]; isPriced: boolean }
  | { kind: 'otherCustomer' }
)

/** A product of the past, as it is today; null when it is no longer there. */
async function currentProduct(id: number): Promise<CurrentProduct | null> {
  try {
    return await api.get('/products/{id}', { path: { id }, quiet: 'productGone' })
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}

/** Puts an order's lines into the cart as far as they can be had, and asks the server what they cost now. */
export async function reorder(order: OrderDetail, withTax: boolean): Promise<Reordered> {
  await whenCartKnown()
  const { customer, lines } = cart().content
  if (customer !== null && customer !== order.customer.id && lines.length > 0) return { kind: 'otherCustomer', order }
  const [buyer, ...products] = await Promise.all([
    customerOf(order),
    ...order.items.map(({ product }) => currentProduct(product.id)),
  ])
  const store = order.origin === 'store'
  // A cart that is under way keeps where it goes.
  if (customer !== order.customer.id || lines.length === 0) beginAs(order, buyer)
  const planned = order.items.map((item, at) => {
    const inCart = quantityOf(cart().content.lines, item.product.id, store)
    const line = planLine(item, products[at] ?? null, inCart)
    if (line.product && line.quantity > 0) setCartQuantity(line.product, inCart + line.quantity, store)
    return line
  })
  await writeNow()
  await keepOffered()
  const isPriced = cart().sync === 'saved'
  return { kind: 'done', order, lines: planned.map((line) => withPrices(line, withTax, isPriced)), isPriced }
}

/** The customer with the addresses it has today. */
async function customerOf({ customer }: OrderDetail): Promise<Pick<Person, 'id' | 'addresses'>> {
  const { user } = session()
  return user?.id === customer.id ? user : await api.get('/users/{id}', { path: { id: customer.id } })
}

/** Begins a cart as the order was: its addresses as far as they are still there, its carrier, its pickup point. */
function beginAs(order: OrderDetail, buyer: Pick<Person, 'id' | 'addresses'>): void {
  setCustomer(buyer)
  const isThere = (id: number) => buyer.addresses.some((address) => address.id === id)
  if (isThere(order.billingAddress.id)) setBillingAddress(order.billingAddress.id)
  if (isThere(order.shippingAddress.id)) setShippingAddress(order.shippingAddress.id)
  if (order.carrier.code === '' || order.items.every(isSample)) return
  chooseCarrier({ code: order.carrier.code, delivery: order.relay ? 'relay' : 'home' })
  if (order.relay) chooseRelay(order.relay.code)
}

/** A carrier of the past that is no longer offered is chosen again. */
async function keepOffered(): Promise<void> {
  const { quote, content, sync } = cart()
  if (sync !== 'saved' || content.carrier === null) return
  if (quote?.carrier.some(({ code }) => code === content.carrier)) return
  forgetCarrier()
  await writeNow()
}

function withPrices(line: PlannedLine, withTax: boolean, isPriced: boolean): ReorderedLine {
  const parts = isPriced && line.quantity > 0 ? (cart().quote?.suppliers ?? []) : []
  const priced = parts.flatMap(({ items }) => items).find(({ product }) => product.id === line.item.product.id)
  const after = withTax ? priced?.unitPriceTaxIncl : priced?.unitPriceTaxExcl
  const before = isSample(line.item) ? null : lineAmounts(line.item, withTax).unit
  return { ...line, before, after: after ?? null }
}

/** Takes out of the cart what was put in. */
export function undoReorder(lines: ReorderedLine[], store: boolean): void {
  for (const { product, quantity } of lines) {
    if (!product || quantity === 0) continue
    setCartQuantity(product, quantityOf(cart().content.lines, product.id, store) - quantity, store)
  }
}
