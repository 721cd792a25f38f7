import type { Parameters } from '~/api/types'

const item = { '@id': '/api/parameters/9', id: 9, base64ContentLogo: '', base64ContentPhoto: '' }

/** How a supplier sells. */
export const selling: Parameters = {
  ...item,
  base64ContentCGV: 'data:application/pdf;base64,JVBERi0=',
  freeShippingFromValue: 600,
  freeShippingFromQuantity: 60,
  storeFreeShippingFromValue: 150,
  storeFreeShippingFromQuantity: null,
  minimumOrderValue: 120,
  handlingFee: 0,
  defaultWarehouse: 'dartess',
  autoValidate: true,
  paymentTerms: { kind: 'end_of_month', days: 30 },
  agreementFrames: [],
}

/** The conditions of a buyer. */
export const buying: Parameters = { ...item, agreementFrame: null, discountOnInvoice: 2.5, supplierRebate: 3 }

/** An agent with a sector and a bank account. */
export const agency: Parameters = {
  ...item,
  rsac: '2019 AC 0412',
  siren: '552100554',
  vatRegistered: true,
  sector: ['69', '71'],
  ibanEnding: '0189',
}
