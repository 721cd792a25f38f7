import type { Address, Order, PricingStep, ProductColour, ProductType } from '~/api/types'

/** A line as the order keeps it: later changes of the product do not touch it. */
export interface OrderItem {
  id: number
  product: {
    '@id': string
    id: number
    name: string
    reference: string
    type: ProductType
    colour: ProductColour
    region: string
    appellation: string
    vintage: number | null
    bottleSizeCl: number
    unitsPerCarton: number
    image: string
  }
  /** Bottles. */
  quantity: number
  /** Percent. */
  discountValue: number
  listPriceTaxExcl: number
  unitPriceTaxExcl: number
  totalPriceTaxExcl: number
  vatRate: number
  tag: string
  warehouse: string
  trace: PricingStep[]
}

export interface TimelineEntry {
  from: Order['status'] | null
  to: Order['status']
  /** '' is the system. */
  actor: string
  /** The admin who acted in that name; '' is none. */
  impersonator: string
  comment: string
  at: string
}

export interface OrderDetail extends Order {
  items: OrderItem[]
  billingAddress: Address
  shippingAddress: Address
  carrier: { code: string; label: string }
  relay: { code: string; label: string; address: string } | null
  comment: string
  vat: { rate: number; base: number; amount: number }[]
  totalProduct: number
  subTotalWithoutDiscountTaxExcl: number
  subTotalPriceTaxExcl: number
  totalAllDiscountTaxExcl: number
  shippingPriceTaxExcl: number
  totalFees: number
  /** 0 unless the reader may know it (domain 4.5). */
  totalAgentFees: number
  onBehalf: boolean
  timeline: TimelineEntry[]
}
