import type { Cart, Product } from './api'
import { fillCheckout, leastOf } from './carts'
import type { Buyer } from './test'

export interface Quotation {
  '@id': string
  id: number
  quotationNumber: string
  revision: number
  items: { id: number; quantity: number; unitPriceTaxExcl: number }[]
}

export type Quote = Cart & { suppliers: { maxDiscount: number }[]; quotations?: string[] }

const pathOf = (iri: string) => iri.replace('/api', '')

/** What is in a cart for a buyer, as the interface sends it. */
export function content(buyer: Buyer, product: Product) {
  const address = (type: 'billing' | 'shipping') =>
    buyer.addresses.find(({ typeAddress }) => typeAddress === type)?.['@id']
  return {
    origin: 'millesime',
    items: [{ product: product['@id'], quantity: leastOf(product), discountValue: 0 }],
    customer: buyer['@id'],
    billingAddress: address('billing'),
    shippingAddress: address('shipping'),
    step: 'carrier',
  }
}

/** A quotation that a buyer asked its supplier for, by the API. */
export async function askQuotation(buyer: Buyer, wanted?: number): Promise<Quotation> {
  const [product] = buyer.products
  if (!product) throw new Error('nothing is sold')
  const cart = await fillCheckout(buyer, [product])
  const { items, ...rest } = content(buyer, product)
  const wished = items.map((item) => ({ ...item, ...(wanted ? { wantedUnitPriceTaxExcl: wanted } : {}) }))
  const body = { ...rest, items: wished, carrierOfferCode: cart.selectedCarrier, step: 'quotation' }
  const saved = { cart: `/api/cart/${cart.id}`, version: cart.version }
  const { quotations = [] } = await buyer.api.post<Quote>('/cart', { ...body, ...saved })
  return buyer.api.get<Quotation>(pathOf(quotations[0] ?? ''))
}
