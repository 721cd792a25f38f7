import { aWine } from '~/shared/warehouse/testing/a-wine'
import type { ListProduct, PriceList, PriceListDetail, PriceListLine } from '../price-list'

/** A wine of a list for tests. */
export const listProduct = (changes: Partial<ListProduct> = {}): ListProduct => ({
  ...aWine(),
  orderMultiple: 6,
  minQuantity: 6,
  vatRate: 20,
  active: true,
  image: '',
  warehouse: 'supplier',
  available: 120,
  tag: 'normal',
  ...changes,
})

/** The list that prices the lines below, as they name it. */
export const ownList = { '@id': '/api/price_lists/7', id: 7, name: 'Carte d’hiver' }

/** A line of it: 8,00 euros instead of 10,00; what its tiers ask is what is paid. */
export function listLine(changes: Partial<PriceListLine> = {}): PriceListLine {
  const { tiers = [{ minQuantity: 1, priceTaxExcl: 8 }] } = changes
  return {
    product: listProduct(),
    tiers,
    paid: tiers.map((tier) => ({ ...tier, list: ownList })),
    listPriceTaxExcl: 10,
    previousPriceTaxExcl: null,
    lastPaid: null,
    closedTo: [],
    ...changes,
  }
}

/** A draft of a supplier's for one restaurant. */
export const listRow = (changes: Partial<PriceList> = {}): PriceList => ({
  '@id': '/api/price_lists/7',
  id: 7,
  name: 'Carte d’hiver',
  supplier: { '@id': '/api/users/3', id: 3, company: 'Maison Margaux', userGroup: 'supplier' },
  status: 'draft',
  startsOn: '2026-12-01',
  endsOn: '2027-02-28',
  discounts: 'net',
  customers: [{ '@id': '/api/users/4', id: 4, company: 'Le Bouchon', userGroup: 'restaurant' }],
  groups: [],
  productCount: 1,
  revision: 1,
  reason: '',
  endReason: '',
  publishedAt: null,
  createdAt: '2026-11-20T10:00:00Z',
  updatedAt: '2026-11-20T10:00:00Z',
  version: 1,
  mayEdit: true,
  mayRevise: false,
  mayEnd: false,
  mayDelete: true,
  ...changes,
})

/** The same with those of its series. */
export const listDetail = (changes: Partial<PriceListDetail> = {}): PriceListDetail => ({
  ...listRow(),
  revisions: [
    {
      '@id': '/api/price_lists/7',
      id: 7,
      revision: 1,
      status: 'draft',
      startsOn: '2026-12-01',
      endsOn: '2027-02-28',
      reason: '',
    },
  ],
  ...changes,
})
