import { aWine } from '~/shared/warehouse/testing/a-wine'
import type { StockCount, StockCountDetail, StockCountLine } from '../count'

/** A line for tests: 24 bottles expected of a wine, none counted. */
export const lineRow = (changes: Partial<StockCountLine> = {}): StockCountLine => ({
  id: 1,
  product: aWine(),
  counted: null,
  previous: null,
  expected: 24,
  difference: null,
  valueTaxExcl: null,
  recount: false,
  countedAt: null,
  corrected: 0,
  ...changes,
})

/** A second one, of a wine without a code. */
export const otherLine = (changes: Partial<StockCountLine> = {}): StockCountLine => {
  const product = aWine({ '@id': '/api/products/102', id: 102, name: 'Clos des Rosés', vintage: 2024, ean: '' })
  return { ...lineRow({ id: 2, ...changes }), product }
}

/** A count in a list: a supplier counts its own warehouse. */
export const countRow = (changes: Partial<StockCount> = {}): StockCount => ({
  '@id': '/api/stock_counts/12',
  id: 12,
  number: 'INV-2026-000012',
  supplier: { '@id': '/api/users/3', id: 3, company: 'Maison Margaux' },
  warehouse: 'supplier',
  label: 'Cave nord',
  blind: false,
  proposed: false,
  status: 'open',
  round: 1,
  lineCount: 2,
  countedCount: 0,
  differentCount: 0,
  missing: 0,
  surplus: 0,
  missingValueTaxExcl: 0,
  surplusValueTaxExcl: 0,
  createdAt: '2026-11-20T10:00:00Z',
  endedAt: null,
  transitions: ['review', 'canceled'],
  commentRequired: [],
  mayCount: true,
  ...changes,
})

/** The same with what happened. */
export const countDetail = (changes: Partial<StockCountDetail> = {}): StockCountDetail => ({
  ...countRow(),
  timeline: [
    { from: null, to: 'open', actor: 'Maison Margaux', impersonator: '', comment: '', at: '2026-11-20T10:00:00Z' },
  ],
  ...changes,
})
