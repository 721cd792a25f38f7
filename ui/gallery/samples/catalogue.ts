import type { Product } from '~/shared/product/product'
import { longName } from './products'

/** A product as the catalogue gives it. */
export const wine: Product = {
  '@id': '/api/products/12',
  id: 12,
  reference: 'REF-12',
  ean: '',
  name: 'Château Brisac',
  supplier: { '@id': '/api/users/5', id: 5, company: 'Maison Delorme' },
  type: 'still',
  colour: 'red',
  country: 'FR',
  region: 'Bordeaux',
  appellation: 'Pauillac',
  vintage: 2021,
  bottleSizeCl: 75,
  unitsPerCarton: 6,
  abv: 13.5,
  certifications: ['ab'],
  minQuantity: 6,
  orderMultiple: 6,
  status: 'active',
  warehouse: 'supplier',
  available: 120,
  incoming: 0,
  nextReceipt: null,
  receiptLate: false,
  tag: 'normal',
  tags: ['normal'],
  listPriceTaxExcl: 12.4,
  priceTaxExcl: 11.78,
  priceTaxIncl: 14.14,
  storePriceTaxIncl: null,
  vatRate: 20,
  images: [],
  otherAgent: false,
  tiers: [],
  alert: false,
  sheet: null,
}

export const wines: Product[] = [
  wine,
  { ...wine, id: 13, name: longName, colour: 'white', bottleSizeCl: 150, tag: 'out_of_stock', available: 0 },
  { ...wine, id: 14, name: 'Blonde du Canal', type: 'beer', colour: '', warehouse: 'dartess', orderMultiple: 1 },
]
