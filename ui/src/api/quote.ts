import type { Address, Franco, PaymentTerms, PricingStep, ProductColour, ProductType, UserGroup } from './types'

/** A supplier as cart rows embed it. */
interface SupplierRef {
  '@id': string
  id: number
  company: string
}

/** What a cart shows of a product; quantities are units, bottles or cans. */
export interface CartProduct {
  id: number
  name: string
  reference: string
  appellation: string
  region: string
  colour: ProductColour
  type: ProductType
  vintage: number | null
  bottleSizeCl: number
  unitsPerCarton: number
  orderMultiple: number
  minQuantity: number
  warehouse: string
  supplier: { id: number; company: string }
  /** What the catalogue says of its price: shown until the cart is computed. */
  priceTaxExcl?: number | null
  /** The same including tax, where the reader buys as an individual. */
  priceTaxIncl?: number | null
}

interface QuoteProduct extends CartProduct {
  '@id': string
  available: number
  image: string
  supplier: SupplierRef
}

export interface QuoteItem {
  product: QuoteProduct
  quantity: number
  /** Percent. */
  discountValue: number
  listPriceTaxExcl: number
  unitPriceTaxExcl: number
  /** Null but for lines of a shop, whose price including tax is the master. */
  unitPriceTaxIncl: number | null
  totalPriceTaxExcl: number
  totalPriceTaxIncl: number | null
  vatRate: number
  tag: string
  trace: PricingStep[]
}

interface QuoteVat {
  rate: number
  base: number
  amount: number
}

/** How an order is to be paid; what lies between supplier and customer is null to an agent (domain 5.6). */
export interface QuotePayment {
  /** What happens to the order if it is placed now. */
  waitsForPayment: boolean
  reason: 'prepaid' | 'beyond_encours' | null
  paymentTerms: PaymentTerms | null
  outstandingValue: number | null
  /** What the customer owes the supplier already. */
  exposure: number | null
}

/** One supplier's part of the cart: an order to be. */
export interface QuoteSupplier {
  supplier: SupplierRef
  store: boolean
  items: QuoteItem[]
  subTotalPriceTaxExcl: number
  shippingPriceTaxExcl: number
  handlingFeeTaxExcl: number
  totalPriceTaxExcl: number
  totalPriceTaxIncl: number
  /** What the agent earns, where the reader may know it; never part of the total. */
  totalAgentFees: number
  vat: QuoteVat[]
  /** Percent that the reader may take off these lines; null for those who give no discounts. */
  maxDiscount: number | null
  /** Null until the customer is known. */
  payment: QuotePayment | null
  minimumOrderValue: number
  missingOrderValue: number
  franco: Franco
  /** A data URL, or '' when the supplier has filed no general terms. */
  cgv: string
}

/** A carrier's price for the whole cart. */
export interface CarrierOffer {
  code: string
  label: string
  region: 'dartess' | 'hors-dartess'
  delay: string
  delivery: 'home' | 'relay'
  priceTaxExcl: number
  /** What choosing it adds to the total incl. tax. */
  priceTaxIncl: number
  groups: { warehouse: string; supplier: SupplierRef | null; priceTaxExcl: number }[]
}

/** A pickup point. */
export interface Relay {
  code: string
  label: string
  address: string
}

/** What stands between the cart and its order. */
export interface Blocker {
  propertyPath: string
  code: string
  message: string
}

/** A computed cart (specification 3 and 7, domain 5.1). */
export interface Quote {
  '@id': string
  /** '' while nothing is saved. */
  id: string
  version: number
  customer: { '@id': string; id: number; company: string; name: string; userGroup: UserGroup } | null
  billingAddress: Address | null
  shippingAddress: Address | null
  suppliers: QuoteSupplier[]
  vat: QuoteVat[]
  carrier: CarrierOffer[]
  relays: Relay[]
  selectedCarrier: string | null
  selectedRelay: string | null
  promoCode: string | null
  cgAccepted: boolean
  comment: string
  totalUnitProduct: number
  totalProduct: number
  shippingPriceTaxExcl: number
  totalFees: number
  subTotalPriceTaxExcl: number
  subTotalPriceTaxIncl: number
  totalDiscountCustomer: number
  subTotalWithoutDiscountTaxExcl: number
  totalPriceTaxExcl: number
  totalPriceTaxIncl: number
  totalAgentFees: number
  totalAllDiscountTaxExcl: number
  blockers: Blocker[]
  /** IRIs; after validation alone. */
  orders?: string[]
  /** IRIs; after a quotation was asked for or proposed. */
  quotations?: string[]
}
