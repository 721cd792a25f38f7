import type { OrderStatus, OrderSummary } from '~/api/types'
import type { Audience } from '../audience'

export type TodoKey = 'incident' | 'dispute' | 'payment' | 'confirm' | 'answer' | 'prepare' | 'ship' | 'delivery'

export interface TodoRow {
  key: TodoKey
  statuses: OrderStatus[]
  count: number
}

const statuses: Record<TodoKey, OrderStatus[]> = {
  incident: ['incident'],
  dispute: ['paid_error'],
  payment: ['waiting_payment'],
  confirm: ['processing'],
  answer: ['processing'],
  prepare: ['paid', 'validated'],
  ship: ['preparation'],
  delivery: ['pending_shipping', 'partially_shipped'],
}

/** What each audience looks after, the most pressing first. */
const keys: Record<Audience, TodoKey[]> = {
  buyer: ['incident', 'dispute', 'payment', 'answer', 'delivery'],
  seller: ['incident', 'dispute', 'confirm', 'prepare', 'ship'],
  agent: ['incident', 'dispute', 'payment', 'answer', 'delivery'],
  admin: ['incident', 'dispute', 'payment', 'answer', 'delivery'],
}

/** The orders that want their reader, by reason; reasons without an order are left out. */
export function todoRows(audience: Audience, byStatus: OrderSummary['byStatus']): TodoRow[] {
  const counts = new Map(byStatus.map(({ status, count }) => [status, count]))
  return keys[audience]
    .map((key) => ({
      key,
      statuses: statuses[key],
      count: statuses[key].reduce((total, status) => total + (counts.get(status) ?? 0), 0),
    }))
    .filter(({ count }) => count > 0)
}

/** How many orders want attention; those on their way only want patience. */
export const attentionCount = (rows: TodoRow[]) =>
  rows.reduce((total, { key, count }) => (key === 'delivery' ? total : total + count), 0)
