import type { SampleRequest, SampleRequestDetail } from '~/api/types'

/** A request that waits for its supplier's answer, as the supplier reads it. */
export const aRequest: SampleRequest = {
  '@id': '/api/sample_requests/5',
  id: 5,
  product: {
    '@id': '/api/products/37',
    id: 37,
    reference: 'ROC-0037',
    name: 'Clos Brantille',
    type: 'still',
    colour: 'red',
    region: 'Bordeaux',
    appellation: 'Pauillac',
    vintage: 2021,
    bottleSizeCl: 75,
    image: '',
  },
  supplier: { '@id': '/api/users/4', id: 4, company: 'Maison Verdelune', group: 'supplier' },
  customer: { '@id': '/api/users/3', id: 3, company: 'Le Comptoir des Tilleuls', group: 'restaurant' },
  quantity: 1,
  comment: 'Pour notre carte d’hiver',
  status: 'pending',
  reason: '',
  order: null,
  deliveredAt: null,
  canceledAt: null,
  feedback: null,
  createdAt: '2026-11-18T09:00:00Z',
  transitions: ['valid', 'reject'],
  commentRequired: ['reject'],
  withdrawable: false,
  feedbackAwaited: false,
}

/** The same with what happened to it. */
export const detailOf = (request: SampleRequest): SampleRequestDetail => ({
  ...request,
  shippingAddress: {
    id: 9,
    typeAddress: 'shipping',
    label: 'Cave',
    company: 'Le Comptoir des Tilleuls',
    street: '18 rue des Halles',
    street2: '',
    postcode: '69002',
    city: 'Lyon',
    country: 'FR',
    phone: '',
  },
  timeline: [
    {
      from: null,
      to: 'pending',
      actor: 'Le Comptoir des Tilleuls',
      impersonator: '',
      comment: '',
      at: request.createdAt,
    },
  ],
})
