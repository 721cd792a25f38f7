import type { PromoCode, PromoCodeUse } from '../promo-code'

/** A code for tests: 10 % at one house for restaurants, which nobody has used. */
export const aCode = (changes: Partial<PromoCode> = {}): PromoCode => ({
  '@id': '/api/promo_codes/3',
  id: 3,
  code: 'BIENVENUE10',
  label: 'Nouveaux clients',
  rate: 10,
  amount: null,
  minimum: 300,
  startsOn: '2026-11-01',
  endsOn: '2026-12-31',
  maxUses: 100,
  maxUsesPerCustomer: 1,
  combinable: false,
  version: 1,
  shown: false,
  suppliers: [{ '@id': '/api/users/41', id: 41, company: 'Château Cantelaude' }],
  products: [],
  groups: ['restaurant'],
  status: 'active',
  stopped: false,
  uses: 0,
  cost: 0,
  turnover: 0,
  createdAt: '2026-11-01T09:00:00Z',
  updatedAt: '2026-11-01T09:00:00Z',
  ...changes,
})

/** A use for tests: one checkout of two orders, 42.50 € off. */
export const aUse = (changes: Partial<PromoCodeUse> = {}): PromoCodeUse => ({
  '@id': '/api/promo_codes/3/uses#c1',
  id: 8,
  customer: { '@id': '/api/users/12', id: 12, company: 'Le Bistrot' },
  checkout: 'c1',
  orders: [
    {
      '@id': '/api/orders/9',
      id: 9,
      number: 'CMD-2026-000009',
      supplier: { '@id': '/api/users/41', id: 41, company: 'Château Cantelaude' },
    },
    {
      '@id': '/api/orders/10',
      id: 10,
      number: 'CMD-2026-000010',
      supplier: { '@id': '/api/users/42', id: 42, company: 'Maison Verdelune' },
    },
  ],
  amount: 42.5,
  usedAt: '2026-11-20T10:00:00Z',
  givenBackAt: null,
  ...changes,
})
