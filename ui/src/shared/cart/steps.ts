import type { Quote } from '~/api/quote'
import type { CartContent } from './content'

/** The steps of the cart, in order (specification 2). */
export const cartSteps = ['customer', 'carrier', 'summary', 'validation'] as const

export type CartStep = (typeof cartSteps)[number]

interface Judged {
  content: CartContent
  quote: Pick<Quote, 'blockers'> | null
}

/**
 * The furthest step a cart may go to (specification 4). Summary is never the furthest: it opens with validation. A
 * relay offer needs its relay (rulings, cart and session); an address that is not served keeps the customer step.
 */
export function furthestStep({ content, quote }: Judged): 'customer' | 'carrier' | 'validation' {
  const isAddressed = content.customer !== null && content.billingAddress !== null && content.shippingAddress !== null
  if (!isAddressed || content.lines.length === 0) return 'customer'
  if (quote?.blockers.some(({ propertyPath }) => propertyPath === 'shippingAddress')) return 'customer'
  if (content.carrier === null || (content.delivery === 'relay' && content.relay === null)) return 'carrier'
  return 'validation'
}

/** Whether a step is beyond the furthest one. */
export function isBeyond(step: CartStep, cart: Judged): boolean {
  return cartSteps.indexOf(step) > cartSteps.indexOf(furthestStep(cart))
}

export const stepPath = (step: CartStep) => `/cart/${step}` as const

/** Where "Voir le panier" leads: the summary once it opens, else the furthest step (specification 2). */
export function cartPath(cart: Judged) {
  const furthest = furthestStep(cart)
  return stepPath(furthest === 'validation' ? 'summary' : furthest)
}
