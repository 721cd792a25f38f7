import type { Franco } from '~/api/types'
import type { LineGroup } from '~/shared/cart/amounts'
import { formatMoney } from '~/shared/format/format'
import { text } from '~/shared/i18n/i18n'
import type { ProductSupplier } from '~/shared/product/product'

export interface SupplierFranco {
  supplier: { id: number; company: string }
  reached: boolean
  /** What is missing, in words. */
  missing: string
  /** 0 to 100. */
  percent: number
}

/** A supplier's free shipping before anything of it is in the cart; null without any limit. */
export function francoAtStart(terms: ProductSupplier): Franco | null {
  const { freeShippingFromValue: value, freeShippingFromQuantity: quantity } = terms
  if (value === null && quantity === null) return null
  return {
    value,
    quantity,
    currentValue: 0,
    currentQuantity: 0,
    missingValue: value,
    missingQuantity: quantity,
    reached: false,
  }
}

/** How far each supplier's free shipping is, what is closest first and what is reached last; suppliers without any limit aside. */
export function francosOf(groups: LineGroup[]): SupplierFranco[] {
  const all = groups.flatMap(({ supplier, part }) => {
    const franco = part?.franco
    if (!franco || (franco.value === null && franco.quantity === null)) return []
    const shares = [
      franco.value ? franco.currentValue / franco.value : 0,
      franco.quantity ? franco.currentQuantity / franco.quantity : 0,
    ]
    const byQuantity = (shares[1] ?? 0) > (shares[0] ?? 0) && franco.missingQuantity !== null
    const missing = byQuantity
      ? text('franco.bottles', { count: franco.missingQuantity })
      : formatMoney(franco.missingValue ?? 0)
    const percent = franco.reached ? 100 : Math.min(100, Math.round(Math.max(...shares) * 100))
    return [{ supplier, reached: franco.reached, missing, percent }]
  })
  return all.toSorted((a, b) => Number(a.reached) - Number(b.reached) || b.percent - a.percent)
}
