import { aWine } from '~/shared/warehouse/testing/a-wine'
import type { Receipt, ReceiptDetail, ReceiptLine } from '../receipt'

/** A line of it: 24 bottles announced, none of them there. */
export const lineRow = (changes: Partial<ReceiptLine> = {}): ReceiptLine => ({
  id: 1,
  product: aWine(),
  expected: 24,
  received: 0,
  damaged: 0,
  open: 24,
  promised: 0,
  lot: '',
  vintage: null,
  bestBefore: null,
  note: '',
  lots: [],
  recalled: false,
  ...changes,
})

/** A receipt in a list: announced by a supplier for its own warehouse. */
export const receiptRow = (changes: Partial<Receipt> = {}): Receipt => ({
  '@id': '/api/receipts/12',
  id: 12,
  number: 'REC-2026-000012',
  supplier: { '@id': '/api/users/3', id: 3, company: 'Maison Margaux' },
  warehouse: 'supplier',
  status: 'processing',
  expectedOn: '2026-12-04',
  arrivedAt: null,
  carrier: 'Kerval Transport',
  trackingNumber: '',
  reference: 'BL-77',
  dutyStatus: 'paid',
  arc: '',
  comment: '',
  lineCount: 1,
  expected: 24,
  received: 0,
  damaged: 0,
  late: false,
  createdAt: '2026-11-20T10:00:00Z',
  updatedAt: '2026-11-20T10:00:00Z',
  version: 1,
  transitions: ['warehouse', 'canceled'],
  commentRequired: ['canceled'],
  mayCount: false,
  mayEdit: true,
  mayEditLines: true,
  ...changes,
})

/** The same with its lines and what happened. */
export const receiptDetail = (changes: Partial<ReceiptDetail> = {}): ReceiptDetail => ({
  ...receiptRow(),
  mayCorrect: false,
  lines: [lineRow()],
  timeline: [
    {
      from: null,
      to: 'processing',
      changed: [],
      units: 0,
      damaged: 0,
      actor: 'Maison Margaux',
      impersonator: '',
      comment: '',
      at: '2026-11-20T10:00:00Z',
    },
  ],
  counts: [],
  documents: [],
  ...changes,
})
