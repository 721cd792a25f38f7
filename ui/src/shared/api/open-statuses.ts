import type { OrderStatus } from '~/api/types'

/** The states where something is still to come, as the summary counts them; shipped stands for both called Livrée. */
export const openStatuses: OrderStatus[] = [
  'processing',
  'waiting_payment',
  'paid',
  'paid_error',
  'validated',
  'preparation',
  'partially_shipped',
  'pending_shipping',
  'shipped',
  'incident',
]
