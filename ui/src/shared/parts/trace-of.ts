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

/** The steps of a price in the language of the screen. */
export function traceOf(trace: PricingStep[]): TraceStep[] {
  return trace.map(({ code, label, document, validUntil, rate, before, after, amount }) => ({
    step: code,
    label: document ? `${label[currentLocale()]} ${document}` : label[currentLocale()],
    rate: rate === 0 ? null : rate,
    priceBefore: roundEuros(before),
    priceAfter: roundEuros(after),
    until: validUntil ?? null,
    amount,
  }))
}
