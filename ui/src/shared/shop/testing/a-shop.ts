import type { Shop } from '../shop'

/** A wine that a shop sells, at a place. */
export const anItem = (id: number, name: string, position: number): Shop['items'][number] => ({
  product: {
    '@id': `/api/products/${id}`,
    id,
    name,
    inStore: true,
    orderable: true,
    status: 'active',
    image: '',
  } as Shop['items'][number]['product'],
  storePriceTaxIncl: 18.5,
  position,
})

/** An open shop of two wines that lacks nothing, unless a test says otherwise. */
export const aShop = (own: Partial<Shop> = {}): Shop => ({
  '@id': '/api/stores/3',
  id: 3,
  supplier: { '@id': '/api/users/5', id: 5, company: 'Maison Delorme' },
  slug: 'maison-delorme',
  url: '/boutique/maison-delorme',
  name: 'La cave des Delorme',
  presentation: 'Des vins de garde, élevés en fût.',
  banner: null,
  logo: null,
  cgv: '/api/files/c.pdf',
  ownTerms: false,
  licence: { number: 'LV-33-0042', declaredOn: '2026-03-02' },
  mediator: 'Médiateur du vin, 12 rue Ravel, Beaune',
  contact: 'cave@delorme.test',
  contactEmail: '',
  status: 'open',
  transitions: ['closed'],
  timeline: [
    { from: null, to: 'draft', actor: 'Maison Delorme', impersonator: '', comment: '', at: '2026-03-01T09:00:00Z' },
    { from: 'draft', to: 'open', actor: 'Maison Delorme', impersonator: '', comment: '', at: '2026-03-02T09:00:00Z' },
  ],
  missing: [],
  version: 4,
  openedAt: '2026-03-02T09:00:00Z',
  closedAt: null,
  updatedAt: '2026-03-02T09:00:00Z',
  commentRequired: ['closed'],
  storeFreeShippingFromValue: 120,
  storeFreeShippingFromQuantity: 12,
  carts: 2,
  items: [anItem(12, 'Château Brisac', 1), anItem(13, 'Clos Fontarelle', 2)],
  ...own,
})
