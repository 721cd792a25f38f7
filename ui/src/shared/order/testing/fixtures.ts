import type { GroupCode, Order, Party } from '~/api/types'
import type { OrderDetail } from '../order'

/** A company as orders name it. */
export const aParty = (id: number, company: string, code: GroupCode): Party => ({
  '@id': `/api/users/${id}`,
  id,
  company,
  name: company,
  userGroup: { '@id': `/api/user_groups/${code}`, code },
})

const supplier = aParty(5, 'Maison Delorme', 'supplier')

/** An order that its supplier has yet to answer. */
export function anOrder(own: Partial<Order> = {}): Order {
  return {
    '@id': '/api/orders/9',
    id: 9,
    number: 'CMD-2026-000009',
    status: 'processing',
    origin: 'millesime',
    customer: aParty(3, 'Le Comptoir des Tilleuls', 'restaurant'),
    supplier,
    totalUnitProduct: 12,
    totalPriceTaxExcl: 153.36,
    totalPriceTaxIncl: 184.03,
    totalAgentFees: 0,
    onBehalf: false,
    createdAt: '2026-11-20T08:43:05Z',
    transitions: [],
    commentRequired: [],
    ...own,
  }
}

const address: OrderDetail['billingAddress'] = {
  '@id': '/api/addresses/7',
  id: 7,
  typeAddress: 'billing',
  label: 'Siège',
  company: 'Le Comptoir des Tilleuls',
  street: '18 rue des Halles',
  street2: '',
  postcode: '69002',
  city: 'Lyon',
  country: 'FR',
  phone: '',
}

/** The same order with everything it keeps. */
export const anOrderDetail: OrderDetail = {
  ...anOrder(),
  checkout: 'c-1',
  quotationNumber: '',
  items: [
    {
      id: 1,
      product: {
        '@id': '/api/products/12',
        id: 12,
        name: 'Château Brisac',
        reference: 'PAU-0012',
        type: 'still',
        colour: 'red',
        region: 'Bordeaux',
        appellation: 'Pauillac',
        vintage: 2021,
        bottleSizeCl: 75,
        unitsPerCarton: 6,
        image: '',
        supplier,
      },
      quantity: 12,
      shippedQuantity: 0,
      closedQuantity: 0,
      replacedQuantity: 0,
      remainingQuantity: 12,
      creditedQuantity: 0,
      keptQuantity: 12,
      keptPriceTaxExcl: 141.36,
      unitPriceTaxIncl: null,
      totalPriceTaxIncl: null,
      keptPriceTaxIncl: null,
      discountValue: 0,
      listPriceTaxExcl: 12.4,
      unitPriceTaxExcl: 11.78,
      totalPriceTaxExcl: 141.36,
      vatRate: 20,
      tag: 'normal',
      warehouse: 'supplier',
      trace: [
        {
          code: 'list_price',
          label: { fr: 'Prix tarif', en: 'List price' },
          rate: 0,
          before: 12.4,
          after: 12.4,
          amount: 0,
        },
      ],
    },
  ],
  billingAddress: address,
  shippingAddress: { ...address, id: 8, typeAddress: 'shipping' },
  carrier: { code: 'messagerie', label: 'Messagerie vin' },
  relay: null,
  comment: '',
  vat: [{ rate: 20, base: 153.36, amount: 30.67 }],
  totalProduct: 1,
  ordered: null,
  subTotalWithoutDiscountTaxExcl: 148.8,
  subTotalPriceTaxExcl: 141.36,
  subTotalPriceTaxIncl: 169.63,
  totalAllDiscountTaxExcl: 7.44,
  totalDiscountCustomer: 7.44,
  shippingPriceTaxExcl: 12,
  totalFees: 12,
  shipments: [],
  incidents: [],
  messages: [],
  proof: null,
  commission: null,
  paymentTerms: { kind: 'end_of_month', days: 30 },
  waitingFor: null,
  encours: null,
  timeline: [
    {
      from: null,
      to: 'processing',
      actor: 'Camille Aubrac',
      impersonator: '',
      comment: '',
      at: '2026-11-20T08:43:05Z',
    },
    { from: 'processing', to: 'validated', actor: '', impersonator: '', comment: '', at: '2026-11-20T08:43:06Z' },
  ],
}
