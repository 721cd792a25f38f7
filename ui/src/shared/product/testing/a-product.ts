import type { Product } from '../product'

/** A product in stock, at the viewer's own price, unless a test says otherwise. */
export function aProduct(own: Partial<Product> = {}): Product {
  const id = own.id ?? 12
  return {
    '@id': `/api/products/${id}`,
    id,
    reference: `REF-${id}`,
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
    certifications: [],
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
    alert: false,
    sheet: null,
    ...own,
  }
}
