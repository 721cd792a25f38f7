import type { PricingStep, TraceStep } from '~/api/types'
import { currentLocale } from '~/shared/locale/locale'

const steps: Record<string, TraceStep['step']> = {
  list_price: 'list',
  group_price: 'list',
  store_price: 'list',
  mercuriale: 'mercuriale',
  agreement_frame: 'frame',
  permanent_discount: 'permanent',
  line_discount: 'discount',
  promo_code: 'code',
  document_allowance: 'allowance',
}

const cents = (euros: number) => Math.round(euros * 100) / 100

/** The steps of a cart's or an order's line as products show theirs. */
export function traceOf(trace: PricingStep[]): TraceStep[] {
  return trace.map(({ code, label, document, validUntil, rate, before, after }) => ({
    step: steps[code] ?? 'list',
    label: document ? `${label[currentLocale()]} ${document}` : label[currentLocale()],
    rate: rate === 0 ? null : rate,
    priceBefore: cents(before),
    priceAfter: cents(after),
    until: validUntil ?? null,
  }))
}
