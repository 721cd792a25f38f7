import type { OrderStatus } from '~/api/types'
import { TABS, type Tab } from './search'

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

type StateTab = Exclude<Tab, 'todo'>

export const STATE_TABS = TABS.filter((tab) => tab !== 'todo')

/** Where an order stands for who works with it: every state is under one tab. */
const tabs: Record<StateTab, OrderStatus[]> = {
  inProgress: ['processing', 'waiting_payment', 'paid', 'validated', 'preparation'],
  shipping: ['partially_shipped', 'pending_shipping'],
  delivered: ['shipped', 'pending_invoice', 'billed', 'closed'],
  trouble: ['paid_error', 'incident', 'canceled'],
}

/** The states under a tab; none stands for all of them. */
export const statusesOf = (tab: Tab | undefined): OrderStatus[] => (tab && tab !== 'todo' ? tabs[tab] : [])

/** The filter Livrée selects shipped and pending_invoice (rulings, values and labels). */
export function withSameLabel(statuses: OrderStatus[]): OrderStatus[] {
  return statuses.flatMap((status) => (status === 'shipped' ? [status, 'pending_invoice' as const] : [status]))
}

/** How many orders are under each tab. */
export function tabCounts(byStatus: { status: OrderStatus; count: number }[]): Record<StateTab | 'all', number> {
  const sum = (statuses: OrderStatus[]) =>
    byStatus.reduce((total, { status, count }) => (statuses.includes(status) ? total + count : total), 0)
  const counts = { inProgress: 0, shipping: 0, delivered: 0, trouble: 0, all: 0 }
  for (const tab of STATE_TABS) counts[tab] = sum(tabs[tab])
  counts.all = STATE_TABS.reduce((total, tab) => total + counts[tab], 0)
  return counts
}
