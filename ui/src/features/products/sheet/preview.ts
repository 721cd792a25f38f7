import type { ProductDetail } from '~/shared/product/product'
import { vatRateOf } from './derived'
import type { ProductSheet } from './sheet'
import { fieldsOf, type SheetValues } from './values'

/** The product as buyers will see it, from what is entered now. */
export function previewOf(values: SheetValues, sheet: ProductSheet | null, company: string): ProductDetail {
  const fields = fieldsOf(values)
  const vatRate = vatRateOf(fields)
  const price = fields.listPriceTaxExcl
  const supplier = sheet?.supplier ?? { '@id': '', id: 0, company }
  return {
    ...fields,
    abv: fields.abv ?? 0,
    '@id': sheet?.['@id'] ?? '',
    id: sheet?.id ?? 0,
    supplier,
    status: 'active',
    available: 120,
    incoming: 0,
    nextReceipt: null,
    receiptLate: false,
    tag: 'normal',
    tags: ['normal'],
    priceTaxExcl: price,
    priceTaxIncl: price === null ? null : Math.round(price * (100 + vatRate)) / 100,
    vatRate,
    images: values.images.map(({ src }) => src),
    sheet: null,
    tiers: [],
    tierTraces: [],
    trace: [],
    substitutes: [],
    arrivals: [],
    lastOrders: [],
    otherAgent: false,
    alert: false,
    exciseCategory: sheet?.exciseCategory ?? '',
    lots: [],
    technicalSheet: null,
    version: null,
  }
}
