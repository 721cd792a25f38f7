import type { Quotation } from '~/api/types'
import type { OrderDetail, OrderItem } from '~/shared/order/order'

/** A line as it is now, with what its sellers read besides. */
export interface QuotationItem extends OrderItem {
  /** The price without tax that the customer wishes, from the last revision; null: none. */
  wantedUnitPriceTaxExcl: number | null
  /** What the last revision says about the line. */
  message: string
  /** Percent: the most that the reader may give; null: nothing. */
  margin: number | null
  /** What the agent earns on it; null to those who may not know. */
  agentFee: number | null
}

/** A line as a revision had it. */
export interface RevisionItem {
  item: number
  product: OrderItem['product']
  quantity: number
  discountValue: number
  unitPriceTaxExcl: number
  wantedUnitPriceTaxExcl: number | null
  totalPriceTaxExcl: number
  message: string
}

/** What a quotation said at one time. */
export interface Revision {
  revision: number
  author: string
  role: 'buyer' | 'supplier' | 'agent' | 'admin'
  /** The admin who wrote in that name; '' is none. */
  impersonator: string
  message: string
  at: string
  validUntil: string
  items: RevisionItem[]
  shippingPriceTaxExcl: number
  totalPriceTaxExcl: number
  totalPriceTaxIncl: number
}

type State = Pick<Quotation, 'quotationNumber' | 'awaiting' | 'validUntil' | 'revision'>

/** A quotation with everything that was said. */
export interface QuotationDetail extends Omit<OrderDetail, 'items'>, State {
  items: QuotationItem[]
  /** Oldest first. */
  revisions: Revision[]
  /** Whether the reader may answer with a revision now. */
  mayRevise: boolean
}

/** A product as lists and labels name it. */
export const titleOf = ({ name, vintage }: Pick<OrderItem['product'], 'name' | 'vintage'>) =>
  [name, vintage].filter(Boolean).join(' ')
