import type { OrderStatus } from '~/api/types'
import { STAGES, type Stage } from './stage'

export const statesOf: Record<Stage, OrderStatus[]> = {
  inProgress: ['processing', 'waiting_payment', 'paid', 'validated', 'preparation'],
  shipping: ['partially_shipped', 'pending_shipping'],
  delivered: ['shipped', 'pending_invoice', 'billed', 'closed'],
  trouble: ['paid_error', 'incident', 'canceled'],
}

/** How many orders stand at each. */
export function stageCounts(byStatus: { status: OrderStatus; count: number }[]): Record<Stage | 'all', number> {
  const sum = (statuses: OrderStatus[]) =>
    byStatus.reduce((total, { status, count }) => (statuses.includes(status) ? total + count : total), 0)
  const counts = { inProgress: 0, shipping: 0, delivered: 0, trouble: 0, all: 0 }
  for (const stage of STAGES) counts[stage] = sum(statesOf[stage])
  counts.all = STAGES.reduce((total, stage) => total + counts[stage], 0)
  return counts
}
