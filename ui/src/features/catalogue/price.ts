import type { Product } from './product'

/** The price a viewer reads of a bottle: individuals pay tax included, everybody else reads it excluded. */
export interface ShownPrice {
  amount: number
  /** The list price, when the viewer's own is lower. */
  before: number | null
  isTaxIncluded: boolean
}

export function shownPrice(product: Product): ShownPrice | null {
  if (product.listPriceTaxExcl === null) {
    const amount = product.priceTaxIncl ?? product.storePriceTaxIncl
    return amount === null ? null : { amount, before: null, isTaxIncluded: true }
  }
  const amount = product.priceTaxExcl ?? product.listPriceTaxExcl
  return { amount, before: product.listPriceTaxExcl > amount ? product.listPriceTaxExcl : null, isTaxIncluded: false }
}

/** Euros for some bottles, without the errors of binary fractions. */
export const times = (amount: number, bottles: number) => Math.round(amount * 100 * bottles) / 100
