import { type LinkProps, linkOptions } from '@tanstack/react-router'
import type { WaitingList } from '~/api/types'

const links: Record<WaitingList, (statuses: string[]) => LinkProps> = {
  orders: () => linkOptions({ to: '/orders', search: { tab: 'todo' } }),
  // Those that are due first come first.
  invoices: (status) => linkOptions({ to: '/invoices', search: { status, sort: 'dueOn' } }),
  payments: (status) => linkOptions({ to: '/payments', search: { status } }),
  quotations: () => linkOptions({ to: '/quotations', search: { tab: 'todo' } }),
  samples: () => linkOptions({ to: '/orders/sample-requests', search: { tab: 'todo' } }),
  receipts: () => linkOptions({ to: '/receipts' }),
  recoveries: () => linkOptions({ to: '/stock_recoveries', search: { tab: 'todo' } }),
  counts: () => linkOptions({ to: '/stock_counts', search: { tab: 'todo' } }),
  network: () => linkOptions({ to: '/network' }),
  users: () => linkOptions({ to: '/users', search: { tab: 'processing', sort: 'createdAt' } }),
}

/** The part of a list that holds what waits for its reader, in these statuses. */
export const waitingLink = (list: WaitingList, statuses: string[] = []): LinkProps => links[list](statuses)
