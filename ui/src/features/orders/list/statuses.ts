import type { OrderStatus } from '~/api/types'
import { statesOf } from '~/shared/order/stages'
import type { Tab } from './search'

/** The states of orders; quotations have their own list (domain 5.5). */
export const ORDER_STATUSES: OrderStatus[] = [
  'processing',
  'waiting_payment',
  'paid',
  'validated',
  'preparation',
  'partially_shipped',
  'pending_shipping',
  'shipped',
  'billed',
  'closed',
  'incident',
  'paid_error',
  'canceled',
]

/** Every state of specification 3, as the filter offers them: Livrée stands for two codes (rulings). */
export const FILTER_STATUSES: OrderStatus[] = [...ORDER_STATUSES, 'quotation', 'canceled_quotation']

/** The states under a tab; none stands for all of them. */
export const statusesOf = (tab: Tab | undefined): OrderStatus[] => (tab && tab !== 'todo' ? statesOf[tab] : [])

/** The filter Livrée selects shipped and pending_invoice (rulings, values and labels). */
export function withSameLabel(statuses: OrderStatus[]): OrderStatus[] {
  return statuses.flatMap((status) => (status === 'shipped' ? [status, 'pending_invoice' as const] : [status]))
}
