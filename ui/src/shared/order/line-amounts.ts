import type { OrderItem } from './order'

/** Euros for one bottle, for the bottles ordered and for those that are paid for, as the order's customer read them. */
interface LineAmounts {
  unit: number
  ordered: number
  total: number
}

/**
 * A line's amounts: with tax for who bought in the shop, whose price with tax is the master (domain 4.3), without tax
 * for everybody else.
 */
export function lineAmounts(item: OrderItem, withTax: boolean): LineAmounts {
  if (withTax && item.unitPriceTaxIncl !== null) {
    const ordered = item.totalPriceTaxIncl ?? 0
    return { unit: item.unitPriceTaxIncl, ordered, total: item.keptPriceTaxIncl ?? ordered }
  }
  return { unit: item.unitPriceTaxExcl, ordered: item.totalPriceTaxExcl, total: item.keptPriceTaxExcl }
}
