import { aWine } from '~/shared/warehouse/testing/a-wine'
import type { LotTrace, Recipient, StockLot } from '../lot'

/** A lot for tests: 120 bottles came, 84 may be there. */
export const aLot = (changes: Partial<StockLot> = {}): StockLot => ({
  '@id': '/api/stock_lots/7',
  id: 7,
  lot: 'L2024-17',
  product: aWine({ ean: '' }),
  supplier: { '@id': '/api/users/3', id: 3, company: 'Maison Margaux' },
  warehouse: 'supplier',
  bestBefore: '2028-06-30',
  pastBestBefore: false,
  recalledAt: null,
  arrivedAt: '2026-10-05T09:00:00Z',
  received: 120,
  inStock: 84,
  ...changes,
})

/** Somebody who received 36 bottles of it, in two shipments. */
export const aRecipient = (changes: Partial<Recipient> = {}): Recipient => ({
  customer: {
    '@id': '/api/users/5',
    id: 5,
    company: 'Le Zinc',
    name: 'Claire Durand',
    userGroup: { '@id': '/api/user_groups/restaurant', code: 'restaurant' },
  },
  email: 'claire@lezinc.fr',
  phone: '0123456789',
  address: {
    id: 8,
    typeAddress: 'billing',
    label: '',
    company: 'Le Zinc',
    street: '3 rue du Four',
    street2: '',
    postcode: '33000',
    city: 'Bordeaux',
    country: 'FR',
    phone: '',
  },
  units: 36,
  deliveries: [
    {
      order: '/api/orders/9',
      orderNumber: 'CMD-2026-000009',
      shipmentNumber: 'EXP-2026-000004',
      carrier: 'Geodis',
      trackingNumber: 'GX-1',
      trackingUrl: 'https://suivi.example/GX-1',
      shippedAt: '2026-11-02T09:00:00Z',
      units: 24,
    },
    {
      order: '/api/orders/12',
      orderNumber: 'CMD-2026-000012',
      shipmentNumber: 'EXP-2026-000008',
      carrier: 'Geodis',
      trackingNumber: '',
      trackingUrl: '',
      shippedAt: '2026-11-12T09:00:00Z',
      units: 12,
    },
  ],
  toldAt: null,
  mailed: false,
  ...changes,
})

/** Where it went. */
export const aTrace = (changes: Partial<LotTrace> = {}): LotTrace => ({
  supplier: {
    company: 'Maison Margaux',
    email: 'cave@margaux.fr',
    phone: '0556000000',
    siren: '732829320',
    numvat: 'FR44732829320',
    address: { ...aRecipient().address, company: 'Maison Margaux', street: '1 chemin des Vignes', city: 'Margaux' },
  },
  recipients: [aRecipient()],
  recalls: [],
  ...changes,
})
