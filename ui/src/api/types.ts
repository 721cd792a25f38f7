/** Shapes of the API's answers. Money is a number of euros with two decimals; IRIs begin with /api/. */

export type GroupCode =
  | 'restaurant'
  | 'wine_merchant'
  | 'hypermarket'
  | 'cse'
  | 'supplier'
  | 'customer'
  | 'negociant'
  | 'commercial_agent'
  | 'admin'
  | 'superadmin'

export type UserStatus = 'processing' | 'valid' | 'blocked' | 'deleted'

export interface Item {
  '@id': string
  '@type'?: string
  id: number
}

export interface Collection<T> {
  'hydra:member': T[]
  'hydra:totalItems': number
  /** True when more rows exist than the total says (it stops at 10,000). */
  totalItemsCapped?: boolean
  'hydra:view'?: { 'hydra:first'?: string; 'hydra:previous'?: string; 'hydra:next'?: string }
}

export interface UserGroup {
  '@id': string
  code: GroupCode
}

export interface Address extends Item {
  typeAddress: 'billing' | 'shipping'
  label: string
  company: string
  street: string
  street2: string
  postcode: string
  city: string
  country: string
  phone: string
}

export interface User extends Item {
  email: string
  civility: 'mr' | 'mrs' | ''
  firstName: string
  lastName: string
  company: string
  phone: string
  siren: string
  siret: string
  numvat: string
  eaNumber: string
  birthday: string | null
  userGroup: UserGroup
  status: UserStatus
  addresses: Address[]
}

export interface Me extends User {
  impersonator?: { '@id': string; id: number; email: string }
}

export interface DemoAccount {
  email: string
  label: string
  group: GroupCode
  name: string
}

/** Another company as rows embed it. */
export interface Party {
  '@id': string
  id: number
  company: string
  userGroup?: UserGroup
}

export type OrderStatus =
  | 'quotation'
  | 'canceled_quotation'
  | 'processing'
  | 'waiting_payment'
  | 'paid'
  | 'paid_error'
  | 'validated'
  | 'canceled'
  | 'preparation'
  | 'pending_shipping'
  | 'shipped'
  | 'partially_shipped'
  | 'pending_invoice'
  | 'closed'
  | 'billed'
  | 'incident'

export interface Order extends Item {
  number: string
  status: OrderStatus
  origin: 'millesime' | 'store' | 'tasteandbuy'
  customer: Party
  supplier: Party
  totalUnitProduct: number
  totalPriceTaxExcl: number
  totalPriceTaxIncl: number
  createdAt: string
}

interface OrderPeriod {
  orders: number
  totalTaxExcl: number
  units: number
}

export interface OrderSummary {
  period: { from: string; to: string }
  month: OrderPeriod
  previousMonth: OrderPeriod
  open: number
  toProcess: number
  byStatus: { status: OrderStatus; count: number }[]
  months: { month: string; totalTaxExcl: number; orders: number }[]
  averageTotalTaxExcl: number
  counterparties: number
}

/** One step of a price, from the list price to what the buyer pays. */
export interface TraceStep {
  step: 'list' | 'mercuriale' | 'frame' | 'permanent' | 'discount' | 'code' | 'allowance'
  label: string
  /** Percent, when the step is a rate. */
  rate: number | null
  priceBefore: number
  priceAfter: number
  /** Business date until which the step holds. */
  until: string | null
}

export type ProductType =
  | 'still'
  | 'sparkling'
  | 'fortified'
  | 'spirit'
  | 'beer'
  | 'cider'
  | 'soft'
  | 'water'
  | 'juice'

export type ProductColour = 'red' | 'white' | 'rose' | 'orange' | ''

/** How far an order is from free shipping by its supplier; null figures mean that no such limit exists. */
export interface Franco {
  value: number | null
  quantity: number | null
  currentValue: number
  currentQuantity: number
  missingValue: number | null
  missingQuantity: number | null
  reached: boolean
}
