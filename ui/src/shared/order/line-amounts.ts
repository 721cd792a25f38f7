import type { OrderItem } from './order'

/** Euros for one bottle and for the line, as the order's customer read them. */
interface LineAmounts {
  unit: number
  total: number
}

/**
 * A line's amounts: with tax for who bought in the shop, whose price with tax is the master (domain 4.6), without tax
 * for everybody else.
 */
export function lineAmounts(item: OrderItem, withTax: boolean): LineAmounts {
  const store = item.trace.find(({ code }) => code === 'store_price')
  if (!withTax || !store) return { unit: item.unitPriceTaxExcl, total: item.totalPriceTaxExcl }
  return { unit: store.after, total: Math.round(store.after * item.quantity * 100) / 100 }
}
