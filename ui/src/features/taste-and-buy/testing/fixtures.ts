import type { GuestRequestDetail, Waiter, WineList } from '~/api/types'
import type { Entry } from '../wine-list/wine-list'

/** A waiter for tests, with a PIN and without sales. */
export const aWaiter = (own: Partial<Waiter> = {}): Waiter => ({
  '@id': '/api/waiters/2',
  id: 2,
  firstName: 'Inès',
  lastName: 'Morel',
  email: 'ines@bistrot.test',
  active: true,
  hasPin: true,
  pinSetAt: '2026-11-03T10:00:00Z',
  toldAt: '2026-11-02T10:00:00Z',
  version: 4,
  createdAt: '2026-11-02T10:00:00Z',
  lastSaleAt: null,
  sales: { requests: 0, concluded: 0, revenueTaxIncl: 0 },
  ...own,
})

/** A wine of a list for tests: red, at 38 € the bottle in the room and 18.50 € to take home. */
export const anEntry = (id: number, name: string, own: Partial<Entry> = {}): Entry => ({
  id,
  product: {
    id: id + 100,
    reference: `V-${id}`,
    name,
    type: 'still',
    colour: 'red',
    country: 'FR',
    region: 'Bordeaux',
    appellation: 'Pauillac',
    vintage: 2021,
    bottleSizeCl: 75,
    allergens: ['sulfites'],
    image: '',
    unitsPerCarton: 6,
    minQuantity: 1,
    orderMultiple: 1,
  },
  supplier: { id: 5, company: 'Maison Delorme', shopOpen: true },
  section: 'red',
  position: id,
  glassPriceTaxIncl: null,
  bottlePriceTaxIncl: 38,
  storePriceTaxIncl: 18.5,
  comment: '',
  favourite: false,
  availableTonight: true,
  sellable: true,
  issues: [],
  ...own,
})

/** A list of two reds for tests. */
export const aList = (own: Partial<WineList> = {}): WineList => ({
  '@id': '/api/wine_lists/1',
  id: 1,
  restaurant: 'Le Comptoir des Tilleuls',
  name: 'La carte',
  glassCl: 12,
  linkDelay: 'next_morning',
  version: 7,
  updatedAt: '2026-11-20T10:00:00Z',
  entries: [anEntry(1, 'Château Brisac'), anEntry(2, 'Clos Fontarelle')],
  issues: [],
  ...own,
})

/** A request of two bottles for tests, whose link has not left yet. */
export const aRequest = (own: Partial<GuestRequestDetail> = {}): GuestRequestDetail => ({
  '@id': '/api/taste_and_buy/orders/8',
  id: 8,
  number: 'TB-2026-000008',
  status: 'requested',
  transitions: ['canceled'],
  waiter: { '@id': '/api/waiters/2', id: 2, firstName: 'Inès', lastName: 'Morel' },
  guest: { firstName: 'Paul', lastName: 'Rivière', email: 'paul@exemple.test', phone: '' },
  address: { street: '4 rue des Lilas', postcode: '69003', city: 'Lyon' },
  itemCount: 1,
  bottles: 2,
  items: [
    {
      product: anEntry(1, 'Château Brisac').product,
      quantity: 2,
      unitPriceTaxIncl: 18.5,
      totalPriceTaxIncl: 37,
      ordered: null,
    },
  ],
  shippingPriceTaxIncl: 12,
  totalPriceTaxIncl: 49,
  ageCheckedAt: '2026-11-28T20:10:00Z',
  ageCheckedBy: 'Inès Morel',
  consentAt: '2026-11-28T20:10:00Z',
  createdAt: '2026-11-28T20:10:00Z',
  linkDueAt: '2026-11-29T08:00:00Z',
  linkSentAt: null,
  linkExpiresAt: null,
  endedAt: null,
  erasedAt: null,
  orders: [],
  ordered: null,
  commission: null,
  commissionRate: null,
  withdrawals: [],
  timeline: [
    { from: null, to: 'requested', actor: 'Camille Aubrac', impersonator: '', comment: '', at: '2026-11-28T20:10:00Z' },
  ],
  version: 1,
  ...own,
})
