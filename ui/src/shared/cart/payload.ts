import type { Quote } from '~/api/quote'
import { session } from '~/shared/session/session'
import type { CartContent, CartLine } from './content'

/** Which saved copy the content was made from. */
export interface SavedAs {
  cartId: string
  version: number
}

/** The body of POST /cart (specification 7, domain 5.1); `saved` is null for a first cart. */
export function payloadOf(content: CartContent, saved: SavedAs | null) {
  const isAddressed = content.customer !== null && content.billingAddress !== null && content.shippingAddress !== null
  return {
    origin: 'millesime' as const,
    items: content.lines.map(({ product, quantity, store, discountValue = 0 }) => ({
      product: `api/products/${product.id}`,
      quantity,
      discountValue: Math.abs(discountValue),
      ...(store ? { store } : {}),
    })),
    comment: content.comment,
    ...(content.customerReference ? { customerReference: content.customerReference } : {}),
    ...(content.wishedDeliveryOn ? { wishedDeliveryOn: content.wishedDeliveryOn } : {}),
    ...reference('customer', 'users', content.customer),
    ...reference('billingAddress', 'addresses', content.billingAddress),
    ...reference('shippingAddress', 'addresses', content.shippingAddress),
    ...(content.carrier ? { carrierOfferCode: content.carrier } : {}),
    ...(content.relay ? { relayCode: content.relay } : {}),
    ...(content.promoCode ? { promoCode: content.promoCode } : {}),
    ...(content.cgAccepted ? { cgAccepted: true } : {}),
    ...(isAddressed ? { step: 'carrier' as const } : {}),
    // Version 0: this browser knows of no saved cart, and must not overwrite another's.
    ...(saved ? { cart: `/api/cart/${saved.cartId}`, version: saved.version } : { version: 0 }),
  }
}

function reference(field: string, kind: string, id: number | null) {
  return id === null ? {} : { [field]: `api/${kind}/${id}` }
}

/** The content of the cart that the server has. Individuals buy in shops alone: their lines have no mark, and may have none. */
export function contentOf(quote: Quote): CartContent {
  const isMarked = session().user?.userGroup.code !== 'customer'
  const offer = quote.carrier.find(({ code }) => code === quote.selectedCarrier)
  const lines = quote.suppliers.flatMap(({ items, store }) =>
    items.map(
      ({ product, quantity, discountValue }): CartLine => ({
        product,
        quantity,
        ...(store && isMarked ? { store } : {}),
        ...(discountValue ? { discountValue } : {}),
      }),
    ),
  )
  return {
    lines,
    customer: quote.customer?.id ?? null,
    billingAddress: quote.billingAddress?.id ?? null,
    shippingAddress: quote.shippingAddress?.id ?? null,
    carrier: quote.selectedCarrier,
    delivery: offer?.delivery ?? (quote.selectedRelay ? 'relay' : null),
    relay: quote.selectedRelay,
    comment: quote.comment,
    customerReference: quote.customerReference,
    wishedDeliveryOn: quote.wishedDeliveryOn,
    promoCode: quote.promoCode ?? '',
    cgAccepted: quote.cgAccepted,
  }
}
