import type { GroupCode, OrderStatus } from '~/api/types'
import { type Move, type MoveVerb, movesOf, nextMove } from '~/shared/order/moves'
import type { OrderDetail } from '~/shared/order/order'
import { linesFor, mayShip, remainingOf, shippedOf } from '../shipping/shipping'

/** Something that can be done to an order now; what is no plain move has no state of its own to go to. */
export interface Action {
  verb: MoveVerb
  to?: OrderStatus
}

interface Work {
  /** The one next action. */
  next: Action | undefined
  others: Action[]
  /** Reporting what is wrong, which lines offer too. */
  report: Action | undefined
}

/** What the reader may do to an order now: what the server allows, and what follows from it. */
export function workOn(order: OrderDetail, reader: { id: number; group: GroupCode }): Work {
  // The states of a parcel follow from what it holds: they are never asked for by themselves.
  // Who may withdraw from an order does so: that cancels it.
  const isElsewhere = (verb: MoveVerb) => verb === 'ship' || (verb === 'cancel' && order.withdrawal?.whole)
  const moves: Action[] = movesOf(order.status, order.transitions).filter(({ verb }) => !isElsewhere(verb))
  if (mayShip(order, reader)) {
    moves.unshift({ verb: 'ship' })
    // What remains is given up as a whole: by who may ship all of it.
    const isAllOwn = remainingOf({ items: linesFor(order, reader) }) === remainingOf(order)
    if (shippedOf(order) > 0 && isAllOwn) moves.push({ verb: 'closeRemainder' })
  }
  const next = nextMove(moves)
  return {
    next,
    others: moves.filter((action) => action !== next),
    report: moves.find(({ verb }) => verb === 'report'),
  }
}

export const isMove = (action: Action): action is Move => action.to !== undefined
