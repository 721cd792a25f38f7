import type { Product, ProductDetail, ProductFacets } from '~/shared/product/product'

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
  tierTraces: [],
  trace: [
    {
      code: 'list_price',
      label: { fr: 'Prix tarif', en: 'List price' },
      rate: 0,
      before: 12.4,
      after: 12.4,
      amount: 0,
    },
    {
      code: 'permanent_discount',
      label: { fr: 'Remise permanente', en: 'Permanent discount' },
      rate: 5,
      before: 12.4,
      after: 11.78,
      amount: 0,
    },
  ],
  substitutes: [],
  arrivals: [],
  lastOrders: [],
  exciseCategory: '',
  ingredients: '',
  energyKj: 0,
  producedBefore20231208: false,
  technicalSheet: null,
  lots: [],
  version: null,
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
  search: { corrected: null, suggestions: [] },
}
