import type { Payment } from '~/shared/payment/payment'

export const supplier = { '@id': '/api/users/3', id: 3, company: 'Château Cantelaude' }
export const customer = { '@id': '/api/users/12', id: 12, company: 'Le Bistrot' }

/** A transfer for tests: 110.00, of which an invoice took 99.22. */
export const aPayment = (changes: Partial<Payment> = {}): Payment => ({
  '@id': '/api/payments/31',
  id: 31,
  supplier,
  customer,
  kind: 'transfer',
  status: 'unallocated',
  receivedOn: '2026-11-20',
  amount: 110,
  reference: 'VIR Bistrot 12',
  comment: '',
  allocations: [{ invoice: '/api/invoices/5', order: null, number: 'FAC-S41-2026-000005', amount: 99.22 }],
  unallocatedAmount: 10.78,
  refundedAmount: 0,
  byHand: false,
  createdAt: '2026-11-20T09:00:00Z',
  reversedAt: null,
  reversalReason: '',
  version: 1,
  ...changes,
})
