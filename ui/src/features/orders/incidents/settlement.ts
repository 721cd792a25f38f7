import type { OrderStatus } from '~/api/types'
import type { MoveBody } from '~/shared/order/move-order'
import type { Incident, IncidentOutcome, OrderDetail } from '~/shared/order/order'

/** How a line may be settled, the most usual first. */
const OUTCOMES: IncidentOutcome[] = ['replace', 'credit', 'refund', 'goods_back', 'rejected']

const neverArrived: IncidentOutcome[] = ['goods_back']
const grantedByLaw: IncidentOutcome[] = ['replace', 'rejected']
const nothingLeft: IncidentOutcome[] = ['replace', 'goods_back']

/** How the lines of an incident may be settled: what the seller may not answer is not offered. */
export function outcomesOf({ kind }: Pick<Incident, 'kind'>, hasShipped: boolean): IncidentOutcome[] {
  const refused = [
    ...(kind === 'missing' ? neverArrived : []),
    ...(kind === 'withdrawal' ? grantedByLaw : []),
    ...(hasShipped ? [] : nothingLeft),
  ]
  return OUTCOMES.filter((outcome) => !refused.includes(outcome))
}

export interface Settlement extends Record<string, unknown> {
  lines: { line: number; outcome: IncidentOutcome | ''; comment: string }[]
  comment: string
  /** Gives the order up: only while nothing has left. */
  isCanceled: boolean
}

/** The incident that is still to be settled. */
export const openIncident = ({ incidents }: Pick<OrderDetail, 'incidents'>): Incident | undefined =>
  incidents.find(({ settledAt }) => settledAt === null)

/** Where the order goes: on from where it was, back to be prepared when bottles are sent again, or no further. */
export function stateAfter({ lines, isCanceled }: Settlement, from: OrderStatus): OrderStatus {
  if (isCanceled) return 'canceled'
  return lines.some(({ outcome }) => outcome === 'replace') ? 'preparation' : from
}

export const settlementBody = (settlement: Settlement, from: OrderStatus): MoveBody => ({
  transition: stateAfter(settlement, from),
  comment: settlement.comment.trim(),
  outcomes: settlement.lines.flatMap(({ line, outcome, comment }) =>
    outcome === '' ? [] : [{ line, outcome, ...(comment.trim() ? { comment: comment.trim() } : {}) }],
  ),
})
