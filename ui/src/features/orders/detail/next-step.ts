import type { OrderStatus } from '~/api/types'
import type { OrderDetail } from '~/shared/order/order'

/** Whose view of an order it is. */
export type Side = 'buyer' | 'seller' | 'other'

export const sideOf = (order: Pick<OrderDetail, 'customer' | 'supplier'>, reader: number): Side =>
  order.supplier.id === reader ? 'seller' : order.customer.id === reader ? 'buyer' : 'other'

type Told = Exclude<OrderStatus, 'quotation' | 'canceled_quotation' | 'closed' | 'billed'>

/** What is still to be paid of what was invoiced, and whether it had been paid before. */
type Owed = 'billed' | 'billedOpen' | 'reopened' | 'reopenedOpen'

type Wait = 'payFirst' | 'payBeyond' | 'paidFirst' | 'paidBeyond'

type Step = Told | Wait | Owed | 'confirmNow' | 'prepareNow' | 'shipNow' | 'billNow'

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

/** Whether its last move opened an order again that was closed: what paid it does so no more. */
const isReopened = (timeline: Known['timeline']) => timeline.findLast(({ from, to }) => from !== to)?.from === 'closed'

type Known = Pick<OrderDetail, 'status' | 'waitingFor' | 'openAmount' | 'timeline'>

/** The one thing to know about an order: who moves next, and what for; null once everything is done. */
export function nextStep({ status, waitingFor, openAmount, timeline }: Known, side: Side): NextStep | null {
  if (status === 'billed' && (openAmount ?? 0) > 0) {
    const isBuyer = side === 'buyer'
    if (isReopened(timeline)) return { key: isBuyer ? 'reopened' : 'reopenedOpen', tone: 'error' }
    return { key: isBuyer ? 'billed' : 'billedOpen', tone: 'info' }
  }
  if (!isTold(status)) return null
  if (troubles.includes(status)) return { key: status, tone: 'error' }
  const own = side === 'seller' ? sellersTurn[status] : undefined
  if (own) return { key: own, tone: own === 'confirmNow' ? 'attention' : 'info' }
  if (status === 'waiting_payment') return { key: waitOf(waitingFor, side), tone: 'attention' }
  return { key: status, tone: 'info' }
}

const path: OrderStatus[] = ['processing', 'validated', 'preparation', 'pending_shipping', 'shipped']

/** Where an order is on that way that is not on it by name. */
const beside: Partial<Record<OrderStatus, OrderStatus>> = { paid: 'processing', partially_shipped: 'pending_shipping' }

/** The states still to come on the usual way of an order; what waits for its payment is paid first. */
export function comingStates(status: OrderStatus): OrderStatus[] {
  if (status === 'waiting_payment' || status === 'paid_error') return ['paid', ...path.slice(1)]
  const at = path.indexOf(beside[status] ?? status)
  return at < 0 ? [] : path.slice(at + 1)
}
