import { aWine } from '~/shared/warehouse/testing/a-wine'
import type { Movement, Stock } from '../stock'

/** The stock of a wine for tests: 60 bottles on hand, 12 of them reserved. */
export const stockRow = (changes: Partial<Stock> = {}): Stock => ({
  '@id': '/api/products/101',
  id: 101,
  product: { ...aWine(), status: 'active' },
  supplier: { '@id': '/api/users/10', id: 10, company: 'Maison Margaux' },
  warehouse: 'supplier',
  onHand: 60,
  reserved: 12,
  available: 48,
  incoming: 0,
  promised: 0,
  nextReceipt: null,
  receiptLate: false,
  threshold: 12,
  version: 1,
  listPriceTaxExcl: 40,
  value: 2400,
  shipped: 90,
  daysOfCover: 48,
  tag: 'normal',
  tags: ['normal'],
  ...changes,
})

/** A row of the ledger for tests. */
export const movementRow = (changes: Partial<Movement> = {}): Movement => ({
  '@id': '/api/stock_movements/9',
  id: 9,
  at: '2026-11-20T10:00:00Z',
  kind: 'correction',
  lot: '',
  onHandDelta: -2,
  reservedDelta: 0,
  promisedDelta: 0,
  onHand: 60,
  reserved: 12,
  promised: 0,
  reason: 'Casse',
  order: null,
  who: { name: 'Maison Margaux' },
  asWhom: null,
  ...changes,
})
