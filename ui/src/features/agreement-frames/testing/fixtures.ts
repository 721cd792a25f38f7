import type { AgreementFrame } from '../frame'

/** A frame for tests: one house and one bistro, 3 % from 500 €. */
export const aFrame = (changes: Partial<AgreementFrame> = {}): AgreementFrame => ({
  '@id': '/api/agreement_frames/5',
  id: 5,
  name: 'CHR 2026',
  contractNumber: 'AC-2026-04',
  version: 1,
  startsOn: '2026-01-01',
  endsOn: '2026-12-31',
  basis: 'value',
  tiers: [{ from: 500, discount: 3 }],
  yearlyTiers: [{ from: 10_000, rebate: 1.5 }],
  suppliers: [{ '@id': '/api/users/41', id: 41, company: 'Château Cantelaude' }],
  buyers: [{ '@id': '/api/users/12', id: 12, company: 'Le Bistrot' }],
  documents: [],
  status: 'active',
  renews: null,
  endedAt: null,
  createdAt: '2025-12-01T09:00:00Z',
  updatedAt: '2025-12-01T09:00:00Z',
  ...changes,
})
