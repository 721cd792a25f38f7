import type { Product, ProductDetail, ProductFacets } from '~/shared/product/product'

/** A product in stock, at the viewer's own price, unless a test says otherwise. */
export function aProduct(own: Partial<Product> = {}): Product {
  const id = own.id ?? 12
  return {
    '@id': `/api/products/${id}`,
    id,
    reference: `REF-${id}`,
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
    tag: 'normal',
    tags: ['normal'],
    listPriceTaxExcl: 12.4,
    priceTaxExcl: 11.78,
    priceTaxIncl: 14.14,
    storePriceTaxIncl: null,
    vatRate: 20,
    images: [],
    sheet: null,
    ...own,
  }
}

export const detailOf = (product: Product): ProductDetail => ({
  ...product,
  classification: 'AOP',
  grapes: [{ name: 'Merlot', share: 60 }],
  awards: [],
  description: '',
  tastingNotes: 'Bouche ample.',
  pairings: '',
  servingTemperature: '16-18 °C',
  allergens: ['sulfites'],
  weightGrams: 1300,
  sampleAllowed: false,
  trace: [
    { code: 'list_price', label: { fr: 'Prix tarif', en: 'List price' }, rate: 0, before: 12.4, after: 12.4 },
    {
      code: 'permanent_discount',
      label: { fr: 'Remise permanente', en: 'Permanent discount' },
      rate: 5,
      before: 12.4,
      after: 11.78,
    },
  ],
  substitutes: [],
  arrivals: [],
  lastOrders: [],
  alert: false,
})

export const someFacets: ProductFacets = {
  total: 2,
  facets: {
    colour: [
      { value: 'red', count: 6 },
      { value: 'white', count: 4 },
    ],
    type: [{ value: 'still', count: 10 }],
    region: [{ value: 'Bordeaux', count: 10 }],
    appellation: [{ value: 'Pauillac', count: 3 }],
    supplier: [{ value: '5', label: 'Maison Delorme', count: 10 }],
    certifications: [],
    vintage: [{ value: '2021', count: 2 }],
    bottleSizeCl: [{ value: '37.5', count: 1 }],
    tag: [{ value: 'normal', count: 10 }],
  },
  price: { min: 4.2, max: 180 },
}
