import type { Quote } from '~/api/quote'
import { roundEuros, sumEuros } from '~/shared/format/euros'

/** The step of a price that a promo code is (domain 4.2). */
const STEP = 'promo_code'

/**
 * Euros that the promo code takes off the cart: what its step says on every line. A rate lowers the price of a unit,
 * which is rounded to the cent before and after; an amount is shared out over the lines.
 */
export function codeSavings(quote: Pick<Quote, 'suppliers'>): number {
  const lines = quote.suppliers.flatMap(({ items }) => items)
  return sumEuros(
    lines.map(({ quantity, trace }) => {
      const step = trace.find(({ code }) => code === STEP)
      if (!step) return 0
      return step.rate === 0 ? step.amount : quantity * (roundEuros(step.before) - roundEuros(step.after))
    }),
  )
}
