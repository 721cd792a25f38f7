import type { States } from '~/shared/document/states'
import type { Payment } from '~/shared/payment/payment'

/** The kinds, as they are chosen in lists. */
export const KINDS = ['transfer', 'other', 'refund', 'write_off'] as const satisfies Payment['kind'][]

/** The statuses: what pays nothing yet comes first. */
export const STATUSES = ['unallocated', 'allocated', 'reversed'] as const satisfies Payment['status'][]

/** What a payment still does. */
export const paymentStates: States<Payment['status']> = {
  tones: { unallocated: 'attention', allocated: 'done', reversed: 'neutral' },
  nameOf: (status) => `payment:status.${status}`,
}

/** What a payment adds to what its supplier has: refunds are taken off. */
export const signed = ({ kind, amount }: Pick<Payment, 'kind' | 'amount'>) => (kind === 'refund' ? -amount : amount)
