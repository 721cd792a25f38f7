import type { PricingStep } from '~/api/types'
import { roundEuros } from '~/shared/format/euros'
import { currentLocale } from '~/shared/locale/locale'

/** A step of a price as it is shown; the rate is in percent, null where the step sets the price. */
export interface TraceStep {
  step: string
  label: string
  rate: number | null
  priceBefore: number
  priceAfter: number
  until: string | null
  /** Euros off the whole line, where the unit price stays. */
  amount: number
}

/** What a step is called, with the document that grounds it once. */
function labelOf({ label, document }: PricingStep): string {
  const words = label[currentLocale()]
  return document && !words.includes(document) ? `${words} ${document}` : words
}

/** The steps of a price in the language of the screen. */
export function traceOf(trace: PricingStep[]): TraceStep[] {
  return trace.map((step) => {
    const { code, validUntil, rate, before, after, amount } = step
    return {
      step: code,
      label: labelOf(step),
      rate: rate === 0 ? null : rate,
      priceBefore: roundEuros(before),
      priceAfter: roundEuros(after),
      until: validUntil ?? null,
      amount,
    }
  })
}
