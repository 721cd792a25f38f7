import type { OrderStatus } from '~/api/types'

/** What somebody does to an order, in its own word. */
export type MoveVerb =
  | 'accept'
  | 'refuse'
  | 'withdraw'
  | 'validate'
  | 'validateUnpaid'
  | 'recordPayment'
  | 'disputePayment'
  | 'awaitPayment'
  | 'prepare'
  | 'ship'
  | 'closeRemainder'
  | 'confirmDelivery'
  | 'close'
  | 'report'
  | 'settle'
  | 'cancel'

export interface Move {
  verb: MoveVerb
  to: OrderStatus
}

/** The word for bringing an order from one state to another. */
export function verbOf(from: OrderStatus, to: OrderStatus): MoveVerb {
  if (from === 'quotation') return to === 'processing' ? 'accept' : 'refuse'
  if (from === 'incident') return 'settle'
  switch (to) {
    case 'validated':
      return from === 'waiting_payment' ? 'validateUnpaid' : 'validate'
    case 'paid':
      return 'recordPayment'
    case 'paid_error':
      return 'disputePayment'
    case 'waiting_payment':
      return 'awaitPayment'
    case 'preparation':
      return 'prepare'
    case 'partially_shipped':
    case 'pending_shipping':
      return 'ship'
    case 'shipped':
    case 'pending_invoice':
      return 'confirmDelivery'
    case 'incident':
      return 'report'
    case 'canceled':
      return 'cancel'
    default:
      return 'close'
  }
}

/** What the server offers, each thing once; an incident is settled in one place, whatever comes after. */
export function movesOf(from: OrderStatus, transitions: readonly OrderStatus[]): Move[] {
  const moves = transitions.map((to) => ({ verb: verbOf(from, to), to }))
  return moves.filter(({ verb }, at) => moves.findIndex((move) => move.verb === verb) === at)
}

/** The usual way on, the most pressing first. */
const onward: MoveVerb[] = ['accept', 'settle', 'validate', 'prepare', 'ship', 'confirmDelivery', 'close']

/** The one next action among those that are possible; the others are asked for less often. */
export const nextMove = <Own extends { verb: MoveVerb }>(moves: readonly Own[]): Own | undefined =>
  onward.map((verb) => moves.find((move) => move.verb === verb)).find((move) => move !== undefined)

/** What takes something away, or opens a trouble. */
export const isHarm = (verb: MoveVerb) =>
  ['cancel', 'refuse', 'withdraw', 'disputePayment', 'closeRemainder'].includes(verb)

/** What cannot be taken back is asked about first, comment or not. */
export const isAskedAbout = (verb: MoveVerb) =>
  isHarm(verb) || ['confirmDelivery', 'close', 'recordPayment'].includes(verb)

/** Moves that the state table lets one take back. */
const back: [from: OrderStatus, to: OrderStatus][] = [
  ['waiting_payment', 'paid_error'],
  ['paid_error', 'waiting_payment'],
  ['paid_error', 'paid'],
  ['paid', 'paid_error'],
]

export const mayTakeBack = (from: OrderStatus, to: OrderStatus) =>
  back.some(([before, after]) => before === from && after === to)
