import type { Document } from '../document'

const supplier = { '@id': '/api/users/41', id: 41, company: 'Domaine Brisac' }
const customer = { '@id': '/api/users/12', id: 12, company: 'Le Bistrot' }

/** An invoice's paper that is ready. */
export const aDocument = (own: Partial<Document> = {}): Document => ({
  '@id': '/api/documents/5',
  id: 5,
  type: 'invoice',
  kind: 'invoice',
  number: 'FAC-S41-2026-000005',
  supplier,
  customer,
  subject: '/api/invoices/5',
  order: { '@id': '/api/orders/9', id: 9, number: 'CMD-2026-000009' },
  revision: 0,
  issuedOn: '2026-11-20',
  totalPriceTaxIncl: 184.03,
  status: 'ready',
  filename: '2026-11-20 Facture FAC-S41-2026-000005 Domaine Brisac.pdf',
  contentType: 'application/pdf',
  size: 41_000,
  sha256: 'a'.repeat(64),
  url: '/api/documents/5/file',
  xmlUrl: null,
  paidTo: '',
  own: false,
  ...own,
})
