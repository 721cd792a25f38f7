import { aWine } from '~/shared/warehouse/testing/a-wine'
import type { Recovery, RecoveryDetail, RecoveryLine } from '../recovery'

/** A line of a return for tests: 24 bottles of one wine. */
export const lineRow = (changes: Partial<RecoveryLine> = {}): RecoveryLine => ({
  id: 1,
  product: aWine(),
  quantity: 24,
  lot: '',
  tag: 'stock_back',
  ...changes,
})

/** A return for tests: the supplier takes 24 bottles out of Dartess, which has not handed them over. */
export const recoveryRow = (changes: Partial<Recovery> = {}): Recovery => ({
  '@id': '/api/stock_recoveries/12',
  id: 12,
  number: 'RET-2026-000012',
  supplier: { '@id': '/api/users/3', id: 3, company: 'Maison Margaux' },
  warehouse: 'dartess',
  moveTo: null,
  status: 'pending',
  reason: 'unsold',
  comment: '',
  lineCount: 1,
  units: 24,
  createdAt: '2026-11-20T10:00:00Z',
  orderedAt: null,
  transitions: [],
  mayDelete: true,
  ...changes,
})

/** The same with its lines and what happened. */
export const recoveryDetail = (changes: Partial<RecoveryDetail> = {}): RecoveryDetail => ({
  ...recoveryRow(),
  receipt: null,
  lines: [lineRow()],
  timeline: [
    { from: null, to: 'pending', actor: 'Maison Margaux', impersonator: '', comment: '', at: '2026-11-20T10:00:00Z' },
  ],
  ...changes,
})

/** The same once it was handed over. */
export const handedOver = (changes: Partial<RecoveryDetail> = {}): RecoveryDetail =>
  recoveryDetail({
    status: 'ordered',
    orderedAt: '2026-11-22T10:00:00Z',
    transitions: [],
    mayDelete: false,
    timeline: [
      ...recoveryDetail().timeline,
      {
        from: 'pending',
        to: 'ordered',
        actor: 'Dartess',
        impersonator: '',
        comment: 'Enlevées par Kerval',
        at: '2026-11-22T10:00:00Z',
      },
    ],
    ...changes,
  })
