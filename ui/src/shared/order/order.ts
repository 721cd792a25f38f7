import type {
  Address,
  Order,
  OrderStatus,
  Party,
  PaymentTerms,
  PricingStep,
  ProductColour,
  ProductType,
} from '~/api/types'

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
  /** Bottles that have left. */
  shippedQuantity: number
  /** Bottles that were given up: they will not be sent. */
  closedQuantity: number
  /** Bottles to send again, beyond the quantity. */
  replacedQuantity: number
  /** Bottles still to be sent. */
  remainingQuantity: number
  /** Bottles taken back, credited or refunded. */
  creditedQuantity: number
  /** Bottles that are paid for. */
  keptQuantity: number
  keptPriceTaxExcl: number
  /** Of a shop's line, whose price with tax is the master; else null. */
  unitPriceTaxIncl: number | null
  totalPriceTaxIncl: number | null
  keptPriceTaxIncl: number | null
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
  from: OrderStatus | null
  to: OrderStatus
  /** '' is the system. */
  actor: string
  /** The admin who acted in that name; '' is none. */
  impersonator: string
  comment: string
  at: string
}

/** A parcel, or several that left together. */
export interface Shipment {
  '@id': string
  id: number
  number: string
  carrier: string
  trackingNumber: string
  trackingUrl: string
  lines: { item: number; quantity: number }[]
  shippedAt: string
  deliveredAt: string | null
  shippedBy: string
  /** The admin who shipped in that name; '' is none. */
  impersonator: string
}

export type IncidentKind = 'damaged' | 'missing' | 'wrong' | 'quality' | 'withdrawal'

export type IncidentOutcome = 'replace' | 'credit' | 'refund' | 'goods_back' | 'rejected'

export interface IncidentLine {
  id: number
  item: number
  quantity: number
  reason: string
  /** The address of a picture. */
  photo: string | null
  /** '' while it is not settled. */
  outcome: IncidentOutcome | ''
  comment: string
}

/** What went wrong with some lines, and how it was settled. */
export interface Incident {
  id: number
  kind: IncidentKind
  comment: string
  /** The state the order was in. */
  from: OrderStatus
  openedAt: string
  openedBy: string
  openedImpersonator: string
  /** Until when the carrier takes reservations (three days from the delivery). */
  claimUntil: string | null
  settledAt: string | null
  settledBy: string
  settledImpersonator: string
  lines: IncidentLine[]
}

/** A word between the parties, about the order or one of its lines. */
export interface OrderMessage {
  id: number
  author: { id: number; name: string; role: string }
  impersonator: string
  item: number | null
  text: string
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
  /** What it came to when it was placed; null while that is what it comes to. */
  ordered: { totalUnitProduct: number; totalPriceTaxExcl: number; totalPriceTaxIncl: number } | null
  subTotalWithoutDiscountTaxExcl: number
  subTotalPriceTaxExcl: number
  /** With the VAT on goods alone. */
  subTotalPriceTaxIncl: number
  totalAllDiscountTaxExcl: number
  shippingPriceTaxExcl: number
  totalFees: number
  /** What the agent earns, to those who may know it (domain 4.5). */
  commission: { agent: Party; rate: number; amount: number } | null
  /** As they were at checkout; null to an agent. */
  paymentTerms: PaymentTerms | null
  /** Why it waits for payment; null in other states, and to an agent. */
  waitingFor: 'prepaid' | 'beyond_encours' | null
  /** Of one that waits because it goes beyond it: what may be owed, and what is owed without this order. */
  encours: { outstandingValue: number; exposure: number } | null
  timeline: TimelineEntry[]
  shipments: Shipment[]
  incidents: Incident[]
  messages: OrderMessage[]
  /** Where what the customer signed is read, when a seller accepted its quotation. */
  proof: string | null
}
