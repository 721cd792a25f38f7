import type { OrderStatus } from '~/api/types'
import type { OrderDetail } from '~/shared/order/order'

/** Whose view of an order it is. */
export type Side = 'buyer' | 'seller' | 'other'

export const sideOf = (order: Pick<OrderDetail, 'customer' | 'supplier'>, reader: number): Side =>
  order.supplier.id === reader ? 'seller' : order.customer.id === reader ? 'buyer' : 'other'

type Told = Exclude<OrderStatus, 'quotation' | 'canceled_quotation' | 'closed' | 'billed'>

type Step = Told | 'confirmNow' | 'prepareNow' | 'shipNow' | 'billNow'

export interface NextStep {
  key: Step
  tone: 'info' | 'attention' | 'error'
}

/** What a seller has to do in a state where the buyer only waits. */
const sellersTurn: Partial<Record<OrderStatus, Step>> = {
  processing: 'confirmNow',
  paid: 'prepareNow',
  validated: 'prepareNow',
  preparation: 'shipNow',
  shipped: 'billNow',
  pending_invoice: 'billNow',
}

const troubles: OrderStatus[] = ['incident', 'paid_error']

const finished: OrderStatus[] = ['quotation', 'canceled_quotation', 'closed', 'billed']

const isTold = (status: OrderStatus): status is Told => !finished.includes(status)

/** The one thing to know about an order: who moves next, and what for; null once everything is done. */
export function nextStep({ status }: Pick<OrderDetail, 'status'>, side: Side): NextStep | null {
  if (!isTold(status)) return null
  if (troubles.includes(status)) return { key: status, tone: 'error' }
  const own = side === 'seller' ? sellersTurn[status] : undefined
  if (own) return { key: own, tone: own === 'confirmNow' ? 'attention' : 'info' }
  return { key: status, tone: status === 'waiting_payment' ? 'attention' : 'info' }
}

const path: OrderStatus[] = ['processing', 'validated', 'preparation', 'pending_shipping', 'shipped']

/** The states still to come on the usual way of an order. */
export function comingStates(status: OrderStatus): OrderStatus[] {
  const known: OrderStatus = status === 'waiting_payment' || status === 'paid' ? 'processing' : status
  const at = path.indexOf(known === 'partially_shipped' ? 'pending_shipping' : known)
  return at < 0 ? [] : path.slice(at + 1)
}
