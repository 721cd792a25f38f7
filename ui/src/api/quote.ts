import type { Schemas } from './types'

/** A computed cart (specification 3 and 7, domain 5.1). */
export type Quote = Schemas['CartQuote']

/** One supplier's part of the cart: an order to be. */
export type QuoteSupplier = Schemas['CartSupplierPart']

export type QuoteItem = Schemas['CartQuoteItem']

/** How an order is to be paid; what lies between supplier and customer is null to an agent (domain 5.6). */
export type QuotePayment = Schemas['CartPayment']

/** A carrier's price for the whole cart. */
export type CarrierOffer = Schemas['CartOffer']

/** A pickup point. */
export type Relay = Schemas['PricingApiRelay']

/** What stands between the cart and its order. */
export type Blocker = Schemas['CartBlocker']

/** What a cart keeps of a product; quantities are units, bottles or cans. */
export interface CartProduct extends Omit<Schemas['CartQuoteProduct'], '@id' | 'available' | 'image' | 'supplier'> {
  supplier: Pick<Schemas['CartCompany'], 'id' | 'company'>
  /** What the catalogue says of its price: shown until the cart is computed. */
  priceTaxExcl?: number | null
  /** The same including tax, where the reader buys as an individual. */
  priceTaxIncl?: number | null
}
