import type { Schemas } from '~/api/types'
import type { OrderItem } from '~/shared/order/order'

/** A quotation with everything that was said. */
export type QuotationDetail = Schemas['OrdersQuotationDetail']

/** A line as it is now, with what its sellers read besides. */
export type QuotationItem = Schemas['OrdersQuotationItem']

/** What a quotation said at one time. */
export type Revision = Schemas['OrdersRevision']

/** A line as a revision had it. */
export type RevisionItem = Schemas['OrdersRevisionItem']

/** A product as lists and labels name it. */
export const titleOf = ({ name, vintage }: Pick<OrderItem['product'], 'name' | 'vintage'>) =>
  [name, vintage].filter(Boolean).join(' ')
