import type { Payable } from '~/shared/payment/payment'

/** An invoice of which something is to be paid. */
export const payable: Payable = {
  kind: 'invoice',
  iri: '/api/invoices/5',
  number: 'FAC-S41-2026-000005',
  open: 1234.56,
  supplier: { '@id': '/api/users/41', company: 'Château Cantelaude' },
  customer: { '@id': '/api/users/12', company: 'Le Bistrot' },
}
