import type { Cart, Product } from './api'
import type { Buyer } from './test'

interface Choices {
  carrier?: string
  relay?: string
  comment?: string
}

/** A carton of each product, the least that may be ordered. */
export const leastOf = ({ minQuantity, orderMultiple }: Product) => Math.max(minQuantity, orderMultiple)

/** What the interface sends for a buyer that orders for itself. */
function payload(buyer: Buyer, products: Product[], { carrier, relay, comment = '' }: Choices = {}) {
  const address = (type: 'billing' | 'shipping') =>
    buyer.addresses.find(({ typeAddress }) => typeAddress === type)?.['@id']
  return {
    origin: 'millesime',
    items: products.map((product) => ({ product: product['@id'], quantity: leastOf(product), discountValue: 0 })),
    customer: buyer['@id'],
    billingAddress: address('billing'),
    shippingAddress: address('shipping'),
    comment,
    ...(carrier ? { carrierOfferCode: carrier } : {}),
    ...(relay ? { relayCode: relay } : {}),
  }
}

/** Saves a cart on the server, as another device of the buyer would. */
export function fillCart(buyer: Buyer, products: Product[], choices: Choices = {}): Promise<Cart> {
  return buyer.api.post<Cart>('/cart', { ...payload(buyer, products, choices), step: 'carrier' })
}

/** A wine of a supplier that delivered nothing before: no carrier is chosen by itself. The cart is left empty. */
export async function unusual(buyer: Buyer): Promise<Product> {
  for (const product of buyer.products) {
    const { usualCarrier } = await fillCart(buyer, [product])
    if (usualCarrier !== null) continue
    await fillCart(buyer, [])
    return product
  }
  throw new Error('everybody delivered to this buyer before')
}

/** Saves a cart that only waits for its validation. */
export async function fillCheckout(buyer: Buyer, products: Product[]): Promise<Cart> {
  const { id, version, carrier } = await fillCart(buyer, products)
  const offer = carrier.find(({ delivery }) => delivery === 'home')
  if (!offer) throw new Error('nobody delivers to this buyer')
  const saved = { cart: `/api/cart/${id}`, version }
  return buyer.api.post<Cart>('/cart', {
    ...payload(buyer, products, { carrier: offer.code }),
    ...saved,
    step: 'carrier',
  })
}

/** What validates a cart that waits for it. */
const cartBody = (buyer: Buyer, products: Product[], cart: Cart) => ({
  ...payload(buyer, products, { carrier: cart.selectedCarrier ?? '' }),
  cart: `/api/cart/${cart.id}`,
  version: cart.version,
})

/** Places an order by the API. */
export async function placeOrder(buyer: Buyer, products: Product[]): Promise<string[]> {
  const cart = await fillCheckout(buyer, products)
  const body = {
    ...cartBody(buyer, products, cart),
    step: 'valid',
    cgAccepted: true,
    expectedTotal: cart.totalPriceTaxIncl,
  }
  const placed = await buyer.api.post<Cart>('/cart', body, { 'Idempotency-Key': crypto.randomUUID() })
  return placed.orders ?? []
}
