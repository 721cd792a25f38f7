import type { Payable } from '~/shared/payment/payment'
import type { Request } from '~/shared/payment/requests'

/** An invoice of which something is to be paid. */
export const payable: Payable = {
  kind: 'invoice',
  iri: '/api/invoices/5',
  number: 'FAC-S41-2026-000005',
  open: 1234.56,
  supplier: { '@id': '/api/users/41', company: 'Château Cantelaude' },
  customer: { '@id': '/api/users/12', company: 'Le Bistrot' },
}

/** What an order asks its buyer to pay. */
export const request: Request = {
  number: 'CMD-2026-000009',
  reference: 'CMD-2026-000009',
  holder: 'Château Cantelaude',
  iban: 'FR1420041010050500013M02606',
  bic: 'PSSTFRPPPAR',
  amount: 300,
  paidAmount: 0,
  dueOn: null,
  until: '2026-12-01T17:00:00Z',
  qr: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h3v3H0zM5 0h3v3H5zM0 5h3v3H0zM4 4h2v2H4zM6 6h2v2H6z"/></svg>',
}
