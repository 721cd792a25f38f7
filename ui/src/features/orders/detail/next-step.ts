import type { OrderStatus } from '~/api/types'
import type { OrderDetail } from '~/shared/order/order'

/** Whose view of an order it is. */
export type Side = 'buyer' | 'seller' | 'other'

export const sideOf = (order: Pick<OrderDetail, 'customer' | 'supplier'>, reader: number): Side =>
  order.supplier.id === reader ? 'seller' : order.customer.id === reader ? 'buyer' : 'other'

type Told = Exclude<OrderStatus, 'quotation' | 'canceled_quotation' | 'closed' | 'billed'>

type Wait = 'payFirst' | 'payBeyond' | 'paidFirst' | 'paidBeyond'

type Step = Told | Wait | 'confirmNow' | 'prepareNow' | 'shipNow' | 'billNow'

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

/** Why an order waits for payment, as each side reads it; an agent reads no terms of the two. */
function waitOf(waitingFor: OrderDetail['waitingFor'], side: Side): Step {
  if (!waitingFor) return 'waiting_payment'
  if (waitingFor === 'prepaid') return side === 'buyer' ? 'payFirst' : 'paidFirst'
  return side === 'buyer' ? 'payBeyond' : 'paidBeyond'
}

/** The one thing to know about an order: who moves next, and what for; null once everything is done. */
export function nextStep(
  { status, waitingFor }: Pick<OrderDetail, 'status' | 'waitingFor'>,
  side: Side,
): NextStep | null {
  if (!isTold(status)) return null
  if (troubles.includes(status)) return { key: status, tone: 'error' }
  const own = side === 'seller' ? sellersTurn[status] : undefined
  if (own) return { key: own, tone: own === 'confirmNow' ? 'attention' : 'info' }
  if (status === 'waiting_payment') return { key: waitOf(waitingFor, side), tone: 'attention' }
  return { key: status, tone: 'info' }
}

const path: OrderStatus[] = ['processing', 'validated', 'preparation', 'pending_shipping', 'shipped']

/** The states still to come on the usual way of an order. */
export function comingStates(status: OrderStatus): OrderStatus[] {
  const known: OrderStatus = status === 'waiting_payment' || status === 'paid' ? 'processing' : status
  const at = path.indexOf(known === 'partially_shipped' ? 'pending_shipping' : known)
  return at < 0 ? [] : path.slice(at + 1)
}
