import type { Order, OrderStatus } from '~/api/types'
import { api } from '~/shared/api/client'
import { withdrawing } from '~/shared/order/asked-by'
import { type Move, type MoveVerb, mayTakeBack, movesOf } from '~/shared/order/moves'
import type { Told } from '~/shared/order/OrderMoveDialog'

/** What is done to many orders at once, the usual way on first; the others ask something of each order. */
const together: MoveVerb[] = [
  'validate',
  'recordPayment',
  'prepare',
  'confirmDelivery',
  'close',
  'validateUnpaid',
  'awaitPayment',
  'disputePayment',
  'cancel',
  'refuse',
  'withdraw',
]

/** What a list is of. */
export type Listed = 'orders' | 'quotations'

/** What a move is done to. */
export const listedBy = ({ verb }: Move): Listed => (verb === 'refuse' || verb === 'withdraw' ? 'quotations' : 'orders')

/** What became of one order. */
export interface MoveOutcome {
  order: Order
  isDone: boolean
  /** Why it was refused. */
  message: string
}

/** Orders that one call takes. */
const BATCH = 1000

const moveOf = (order: Order, verb: MoveVerb) =>
  movesOf(order.status, order.transitions)
    .map((move) => withdrawing(order, move))
    .find((move) => move.verb === verb)

/** The orders that something can be done to. */
export const concernedOrders = (orders: readonly Order[], { verb }: Move) =>
  orders.filter((order) => moveOf(order, verb))

/** Whether the comment of one of them is required. */
export const needsComment = (orders: readonly Order[], { to }: Move) =>
  orders.some(({ commentRequired }) => commentRequired.includes(to))

/** What can be done to at least one of several orders. */
export function bulkMoves(orders: readonly Order[]): Move[] {
  return together.flatMap((verb) => {
    const order = orders.find((one) => moveOf(one, verb))
    const move = order && moveOf(order, verb)
    return move ? [move] : []
  })
}

/** Brings orders to a state; each one is done or refused by itself. */
export async function moveOrders(orders: readonly Order[], to: OrderStatus, told: Told = {}): Promise<MoveOutcome[]> {
  const outcomes: MoveOutcome[] = []
  for (let first = 0; first < orders.length; first += BATCH) {
    const some = orders.slice(first, first + BATCH)
    const { results } = await api.post(
      '/orders/transitions',
      // A quotation is moved as the order that it may become.
      { orders: some.map(({ id }) => `/api/orders/${id}`), transition: to, ...told },
    )
    // Results come in the order asked.
    some.forEach((order, at) => {
      const error = results[at]?.error ?? null
      outcomes.push({ order, isDone: error === null, message: error?.message ?? '' })
    })
  }
  return outcomes
}

/** Whether all that was done can be taken back. */
export const canTakeBack = (done: readonly MoveOutcome[], { to }: Move) =>
  done.every(({ order }) => mayTakeBack(order.status, to))

/** Brings orders back to where each stood, a call per state. */
export async function takeBack(done: readonly MoveOutcome[]): Promise<MoveOutcome[]> {
  const states = [...new Set(done.map(({ order }) => order.status))]
  const all = await Promise.all(
    states.map((state) =>
      moveOrders(
        done.map(({ order }) => order).filter(({ status }) => status === state),
        state,
      ),
    ),
  )
  return all.flat()
}
