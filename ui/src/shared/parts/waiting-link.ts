import { type LinkProps, linkOptions } from '@tanstack/react-router'
import type { WaitingList } from '~/api/types'

/** The part of each list that holds what waits for its reader. */
export const waitingLink: Record<WaitingList, LinkProps> = {
  orders: linkOptions({ to: '/orders', search: { tab: 'todo' } }),
  quotations: linkOptions({ to: '/quotations', search: { tab: 'todo' } }),
  samples: linkOptions({ to: '/orders/sample-requests', search: { tab: 'todo' } }),
  receipts: linkOptions({ to: '/receipts' }),
  recoveries: linkOptions({ to: '/stock_recoveries', search: { tab: 'todo' } }),
  counts: linkOptions({ to: '/stock_counts', search: { tab: 'todo' } }),
  network: linkOptions({ to: '/network' }),
  users: linkOptions({ to: '/users', search: { tab: 'processing', sort: 'createdAt' } }),
}
