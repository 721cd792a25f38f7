import type { Invoice, InvoiceDetail, Mandate, WaitingInvoice } from '../invoice'

const supplier = { '@id': '/api/users/41', id: 41, company: 'Château Cantelaude', group: 'supplier' } as const
const customer = { '@id': '/api/users/12', id: 12, company: 'Le Bistrot', group: 'restaurant' } as const

/** An invoice for tests: six bottles and their carriage, to be paid. */
export const anInvoice = (changes: Partial<Invoice> = {}): Invoice => ({
  '@id': '/api/invoices/5',
  id: 5,
  number: 'FAC-S41-2026-000005',
  kind: 'invoice',
  creditOf: null,
  cause: '',
  status: 'to_pay',
  supplier,
  customer,
  orders: [{ '@id': '/api/orders/9', id: 9, number: 'CMD-2026-000009', orderedOn: '2026-11-10' }],
  month: null,
  customerReference: 'BC-77',
  issuedOn: '2026-11-16',
  dueOn: '2026-12-16',
  totalPriceTaxExcl: 82.68,
  totalPriceTaxIncl: 99.22,
  paidAmount: 0,
  writtenOffAmount: 0,
  creditedAmount: 0,
  openAmount: 99.22,
  issuedElsewhere: false,
  numberLacking: false,
  ...changes,
})

const address = { company: '', street: '1 rue du Test', street2: '', postcode: '75011', city: 'Paris', country: 'FR' }

export const anInvoiceDetail = (changes: Partial<InvoiceDetail> = {}): InvoiceDetail => ({
  ...anInvoice(),
  seller: {
    company: 'Château Cantelaude',
    siren: '552100554',
    numvat: 'FR12552100554',
    email: '',
    phone: '',
    address,
    legalForm: 'SCEA',
    capital: 20000,
    rcsCity: 'Bordeaux',
    electronicAddress: '552100554',
    contact: '',
  },
  buyer: {
    company: 'Le Bistrot',
    siren: '732829320',
    numvat: '',
    email: '',
    phone: '',
    address,
    legalForm: '',
    capital: null,
    rcsCity: '',
    electronicAddress: '',
    contact: 'Léa Compta',
  },
  shippingAddress: address,
  shipment: 'EXP-2026-000003',
  carrier: 'Geodis',
  deliveredOn: '2026-11-16',
  paymentTerms: { kind: 'days', days: 30 },
  store: false,
  deliveries: [],
  items: [
    {
      product: {
        '@id': '/api/products/101',
        id: 101,
        reference: 'REF-101',
        name: 'Château Alpha',
        appellation: 'Pauillac',
        vintage: 2021,
        bottleSizeCl: 75,
        abv: 13,
      },
      quantity: 6,
      unitPriceTaxExcl: 11.78,
      unitPriceTaxIncl: null,
      totalPriceTaxExcl: 70.68,
      totalPriceTaxIncl: null,
      grossUnitPrice: 12.4,
      reductions: [{ code: 'permanent_discount', label: 'Remise permanente', rate: 5, amount: 3.72 }],
      vatRate: 20,
      delivery: 0,
    },
  ],
  allowance: 0,
  shippingPriceTaxExcl: 12,
  handlingPriceTaxExcl: 0,
  vat: [{ rate: 20, base: 82.68, amount: 16.54 }],
  volumeCl: 450,
  mentions: [
    { code: 'PMT', article: 'D441-5', text: 'Indemnité forfaitaire de quarante euros (40 €).' },
    {
      code: 'mandate',
      article: '289',
      text: 'Facture émise par Millésime au nom et pour le compte de Château Cantelaude.',
    },
  ],
  transferReference: 'FAC-S41-2026-000005',
  outsideB2B: false,
  creditNotes: [],
  deposits: [],
  deductedAmount: 0,
  missedCreditAmount: 0,
  paidAt: null,
  writtenOffOn: null,
  writeOffReason: '',
  mandate: { id: 1, acceptedOn: '2026-01-05' },
  bankDetails: { iban: 'FR1420041010050500013M02606', bic: 'PSSTFRPPPAR' },
  ...changes,
})

const orders = [
  { '@id': '/api/orders/9', id: 9, number: 'CMD-2026-000009', orderedOn: '2026-11-10' },
  { '@id': '/api/orders/10', id: 10, number: 'CMD-2026-000010', orderedOn: '2026-11-12' },
]

/** An invoice that gathers two deliveries of a month. */
export const gathered: InvoiceDetail = anInvoiceDetail({
  id: 10,
  month: '2026-11',
  orders,
  shipment: '',
  deliveredOn: null,
  deliveries: orders.map((order, at) => ({
    order,
    customerReference: at === 0 ? 'BC-77' : '',
    shipment: `EXP-${at + 1}`,
    carrier: 'Geodis',
    deliveredOn: '2026-11-16',
    shippingAddress: address,
    totalPriceTaxExcl: 82.68,
    totalPriceTaxIncl: 99.22,
  })),
  items: [0, 1].flatMap((delivery) => anInvoiceDetail().items.map((item) => ({ ...item, delivery }))),
})

/** A month that may be invoiced before its end. */
export const aMonth: WaitingInvoice = {
  order: null,
  customer,
  orders,
  parcels: 2,
  month: '2026-11',
  invoices: 1,
  dueOn: '2026-12-30',
  totalPriceTaxExcl: 165.36,
  totalPriceTaxIncl: 198.44,
  error: null,
  deliveries: [1, 2].map((shipment) => ({
    shipment,
    number: `EXP-${shipment}`,
    deliveredOn: '2026-11-16',
    totalPriceTaxIncl: 99.22,
  })),
}

const held = { '@id': '/api/orders/11', id: 11, number: 'CMD-2026-000011', orderedOn: '2026-11-12' }

/** An order whose invoice is held back. */
export const aHeldBack: WaitingInvoice = {
  ...aMonth,
  order: held,
  orders: [held],
  customer: { ...customer, company: 'La Cave' },
  month: null,
  error: { code: 'billing.seller_incomplete', message: 'Il manque au fournisseur son SIREN.' },
}

/** How a supplier's invoices are issued, before it accepts the mandate. */
export const aMandate = (changes: Partial<Mandate> = {}): Mandate => ({
  '@id': '/api/invoicing_mandates/3',
  id: 3,
  supplierCode: 'S3',
  text: 'Le fournisseur donne mandat à Millésime.',
  textHash: 'abc',
  acceptedAt: null,
  acceptedBy: '',
  issuedElsewhere: false,
  acts: [],
  incomplete: false,
  lacking: [],
  numberLacking: [],
  waiting: [
    {
      '@id': '/api/orders/9',
      id: 9,
      number: 'CMD-2026-000009',
      since: '2026-11-16T09:00:00Z',
      totalPriceTaxIncl: 99.22,
    },
  ],
  ...changes,
})
