import type { Quote } from '~/api/quote'
import type { Me } from '~/api/types'
import { api } from '~/shared/api/client'
import type { CartContent } from '~/shared/cart/content'
import { partiesOf } from '~/shared/cart/own-customer'
import { payloadOf } from '~/shared/cart/payload'
import { cart } from '~/shared/cart/store'
import { writeNow } from '~/shared/cart/sync'

/** What is asked for, as it is typed: names are the server's, so its refusals find their fields. */
export interface Asked extends Record<string, unknown> {
  /** In the order of the cart's lines; cents. */
  items: { wantedUnitPriceTaxExcl: number | null }[]
  comment: string
}

type Parties = Pick<CartContent, 'customer' | 'billingAddress' | 'shippingAddress'>

/** Who asks and where it would go: what the cart has, else the usual addresses. */
export function partiesOfRequest(user: Me): Parties {
  const { customer, billingAddress, shippingAddress } = cart().content
  const usual = partiesOf(user)
  if (customer !== user.id) return usual
  return {
    customer,
    billingAddress: billingAddress ?? usual.billingAddress,
    shippingAddress: shippingAddress ?? usual.shippingAddress,
  }
}

/** The body of a request: the cart with what is wished of its lines. */
export function requestBody(content: CartContent, parties: Parties, { items, comment }: Asked) {
  const { items: lines, ...rest } = payloadOf({ ...content, ...parties, cgAccepted: false, promoCode: '' }, null)
  return {
    ...rest,
    items: lines.map((line, at) => {
      const wanted = items[at]?.wantedUnitPriceTaxExcl ?? null
      return { ...line, ...(wanted === null ? {} : { wantedUnitPriceTaxExcl: wanted / 100 }) }
    }),
    comment: comment.trim(),
    step: 'quotation' as const,
  }
}

/** Asks for a quotation of each supplier in the cart. */
export async function askFor(user: Me, asked: Asked): Promise<Quote> {
  if (cart().isDirty) await writeNow()
  return api.post('/cart', requestBody(cart().content, partiesOfRequest(user), asked))
}
