import type { PricingStep } from '~/api/types'
import type { QuotationItem } from '../quotation'

interface Priced extends Pick<QuotationItem, 'unitPriceTaxExcl'> {
  trace: Pick<PricingStep, 'code' | 'before'>[]
}

/** Euros for a bottle before the line's discount. */
function priceBefore({ trace, unitPriceTaxExcl }: Priced): number {
  return trace.find(({ code }) => code === 'line_discount')?.before ?? unitPriceTaxExcl
}

/** Cents for a bottle under a discount in basis points, rounded once (domain 4.2). */
export const centsAt = (item: Priced, points: number): number =>
  Math.round((priceBefore(item) * (10_000 - points)) / 100 + 1e-7)

/** The smallest discount, in basis points, that brings a bottle down to a price; 0 when it costs no more. */
export function discountFor(item: Priced, euros: number): number {
  const wanted = Math.round(euros * 100)
  const before = priceBefore(item) * 100
  if (before <= wanted) return 0
  let points = Math.max(0, Math.floor((1 - (wanted + 0.5) / before) * 10_000))
  while (points < 10_000 && centsAt(item, points) > wanted) points += 1
  return points
}
