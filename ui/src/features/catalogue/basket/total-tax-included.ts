import type { LineGroup } from '~/shared/cart/amounts'
import { times } from '../price'

/** What individuals pay for the goods of a cart, tax included; null until every line's price is known. */
export function totalTaxIncluded(groups: LineGroup[]): number | null {
  const lines = groups.flatMap((group) => group.lines)
  const amounts = lines.map(({ priced, quantity }) => {
    if (priced?.quantity === quantity) return priced.totalPriceTaxIncl
    return priced && priced.unitPriceTaxIncl !== null ? times(priced.unitPriceTaxIncl, quantity) : null
  })
  return amounts.reduce<number | null>(
    (sum, amount) => (sum === null || amount === null ? null : times(sum + amount, 1)),
    0,
  )
}
