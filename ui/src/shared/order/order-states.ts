import type { OrderStatus } from '~/api/types'
import type { States } from '~/shared/document/states'

/** The states of orders and quotations, in the words of specification 3. */
export const orderStates: States<OrderStatus> = {
  tones: {
    quotation: 'neutral',
    canceled_quotation: 'neutral',
    processing: 'attention',
    waiting_payment: 'attention',
    paid: 'progress',
    paid_error: 'error',
    validated: 'progress',
    canceled: 'neutral',
    preparation: 'progress',
    pending_shipping: 'progress',
    partially_shipped: 'progress',
    shipped: 'done',
    pending_invoice: 'done',
    billed: 'done',
    closed: 'done',
    incident: 'error',
  },
  nameOf: (status) => `enums:order_status.${status}`,
  bad: ['canceled', 'incident', 'paid_error', 'canceled_quotation'],
}
