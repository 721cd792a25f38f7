import type { Product, ProductDetail } from './product'

/** The price a viewer reads of a bottle: individuals pay tax included, everybody else reads it excluded. */
export interface ShownPrice {
  amount: number
  /** The list price, when the viewer's own is lower. */
  before: number | null
  /** The same price on the other side of the tax. */
  other: number | null
  isTaxIncluded: boolean
  /** The quantity from which a price list asks this price; null: it is that of the least. */
  from: number | null
}

/** What of several tiers counts for so many bottles. */
const reached = <Tier extends { minQuantity: number }>(tiers: readonly Tier[], quantity: number) =>
  tiers.findLast(({ minQuantity }) => minQuantity <= quantity)

/** Why a bottle of so many costs what it does. */
export const traceAt = ({ trace, tierTraces }: ProductDetail, quantity: number) =>
  reached(tierTraces, quantity)?.trace ?? trace

/** The price of a bottle of so many, as the cart charges it. */
export function shownPrice(product: Product, quantity: number): ShownPrice | null {
  if (product.listPriceTaxExcl === null) {
    const amount = product.priceTaxIncl ?? product.storePriceTaxIncl
    return amount === null
      ? null
      : { amount, before: null, other: product.priceTaxExcl, isTaxIncluded: true, from: null }
  }
  const tier = reached(product.tiers, quantity)
  const own = tier ?? product
  const amount = own.priceTaxExcl ?? product.listPriceTaxExcl
  const before = product.listPriceTaxExcl > amount ? product.listPriceTaxExcl : null
  return { amount, before, other: own.priceTaxIncl, isTaxIncluded: false, from: tier?.minQuantity ?? null }
}

/** What a litre costs at the price of a bottle: what individuals are told of every wine. */
export const perLitre = (amount: number, centilitres: number) => Math.round((amount * 10_000) / centilitres) / 100

/** Euros for some bottles, without the errors of binary fractions. */
export const times = (amount: number, bottles: number) => Math.round(amount * 100 * bottles) / 100

/** A product as a shop sells it: at its shop price, tax included, whoever buys (domain 4.3). */
export const atShopPrice = <P extends Product>(product: P): P => ({
  ...product,
  listPriceTaxExcl: null,
  priceTaxExcl: null,
  priceTaxIncl: product.storePriceTaxIncl ?? product.priceTaxIncl,
  tiers: [],
})
