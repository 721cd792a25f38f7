import type { Quotation, Schemas } from '~/api/types'
import { anOrder, anOrderDetail } from '~/shared/order/testing/fixtures'
import type { QuotationDetail, QuotationItem, Revision, RevisionItem } from '../quotation'

/** A quotation of its supplier that awaits the customer. */
export function aQuotation(own: Partial<Quotation> = {}): Quotation {
  return {
    ...anOrder(),
    '@id': '/api/quotations/9',
    number: 'DEV-2026-000009',
    quotationNumber: 'DEV-2026-000009',
    status: 'quotation',
    awaiting: 'customer',
    validUntil: '2026-12-05',
    revision: 2,
    ...own,
  }
}

const [item] = anOrderDetail.items
if (!item) throw new Error('the fixture has a line')

export const aLine: QuotationItem = {
  ...item,
  discountValue: 0,
  unitPriceTaxExcl: 12.4,
  totalPriceTaxExcl: 148.8,
  wantedUnitPriceTaxExcl: null,
  message: '',
  margin: null,
  agentFee: null,
}

/** A line as a revision had it. */
export const aRevisionItem = (own: Partial<RevisionItem> = {}): RevisionItem => ({
  item: aLine.id,
  product: aLine.product,
  quantity: 12,
  discountValue: 0,
  unitPriceTaxExcl: 12.4,
  wantedUnitPriceTaxExcl: null,
  totalPriceTaxExcl: 148.8,
  message: '',
  ...own,
})

export const aRevision = (own: Partial<Revision> = {}): Revision => ({
  revision: 1,
  author: 'Le Comptoir des Tilleuls',
  role: 'buyer',
  impersonator: '',
  message: '',
  at: '2026-11-20T09:00:00Z',
  validUntil: '2026-12-05',
  items: [aRevisionItem()],
  shippingPriceTaxExcl: 12,
  totalPriceTaxExcl: 160.8,
  totalPriceTaxIncl: 192.96,
  ...own,
})

/** The same quotation with everything that was said: asked for, then answered with 10 % off. */
export const aQuotationDetail: QuotationDetail = {
  ...anOrderDetail,
  ...aQuotation({ transitions: ['processing', 'canceled_quotation'], commentRequired: ['canceled_quotation'] }),
  items: [
    {
      ...aLine,
      discountValue: 10,
      unitPriceTaxExcl: 11.16,
      totalPriceTaxExcl: 133.92,
      trace: [
        ...aLine.trace,
        {
          code: 'line_discount',
          label: { fr: 'Remise', en: 'Discount' },
          rate: 10,
          before: 12.4,
          after: 11.16,
          amount: 0,
        },
      ],
    },
  ],
  totalPriceTaxIncl: 175.1,
  timeline: [],
  mayRevise: true,
  revisions: [
    aRevision({ message: 'Votre meilleur prix ?' }),
    aRevision({
      revision: 2,
      author: 'Maison Delorme',
      role: 'supplier',
      items: [aRevisionItem({ discountValue: 10, unitPriceTaxExcl: 11.16, totalPriceTaxExcl: 133.92 })],
      totalPriceTaxExcl: 145.92,
      totalPriceTaxIncl: 175.1,
    }),
  ],
}

/** What the server makes of an answer that gives 11.00: 132.00 and carriage, 144.00, with 20 % 172.80. */
export const aSimulation: Schemas['OrdersSimulation'] = {
  items: [
    {
      item: aLine.id,
      product: aLine.product.id,
      quantity: 12,
      discountValue: 11.26,
      unitPriceTaxExcl: 11,
      totalPriceTaxExcl: 132,
    },
  ],
  subTotalWithoutDiscountTaxExcl: 148.8,
  subTotalPriceTaxExcl: 132,
  totalAllDiscountTaxExcl: 16.8,
  shippingPriceTaxExcl: 12,
  totalPriceTaxExcl: 144,
  totalPriceTaxIncl: 172.8,
  agentFee: null,
  blockers: [],
}
