import type { CartProduct, Quote, QuoteSupplier } from '~/api/quote'
import type { Address, GroupCode, Me } from '~/api/types'

/** A product of a test; odd ids are sold by supplier 1, even ones by supplier 2. */
export function product(id: number): CartProduct {
  const supplier = id % 2 === 1 ? 1 : 2
  return {
    id,
    name: `Clos ${id}`,
    reference: `R${id}`,
    appellation: 'Margaux',
    region: 'Bordeaux',
    colour: 'red',
    type: 'still',
    vintage: 2020,
    bottleSizeCl: 75,
    unitsPerCarton: 6,
    orderMultiple: 6,
    minQuantity: 6,
    warehouse: 'supplier',
    supplier: { id: supplier, company: `Maison ${supplier}` },
  }
}

function address(id: number, typeAddress: Address['typeAddress']): Address {
  return {
    '@id': `/api/addresses/${id}`,
    id,
    typeAddress,
    label: '',
    company: 'Le Bistrot',
    street: '1 rue des Halles',
    street2: '',
    postcode: '69002',
    city: 'Lyon',
    country: 'FR',
    isDefault: true,
    phone: '',
  }
}

/** A person with a billing address (1) and a shipping address (2). */
export function person(code: GroupCode, id = 3): Me {
  return {
    '@id': `/api/users/${id}`,
    id,
    email: `${code}@example.test`,
    civility: '',
    firstName: 'Camille',
    lastName: 'Aubrac',
    company: 'Le Bistrot',
    phone: '',
    siren: '',
    siret: '',
    numvat: '',
    eaNumber: '',
    birthday: null,
    userGroup: { '@id': `/api/user_groups/${code}`, code },
    status: 'valid',
    createdAt: '2026-01-05T09:00:00Z',
    relation: null,
    language: 'fr',
    statusReason: '',
    transitions: [],
    pendingEmail: '',
    awaitsActivation: false,
    isGuest: false,
    addresses: [address(1, 'billing'), address(2, 'shipping')],
  }
}

/** Bottles at 10 euros, VAT 20 %, no shipping. */
export function quote(items: [id: number, quantity: number][], change: Partial<Quote> = {}): Quote {
  const parts = new Map<number, QuoteSupplier>()
  for (const [id, quantity] of items) {
    const sold = product(id)
    const supplier = { '@id': `/api/users/${sold.supplier.id}`, ...sold.supplier }
    const part = parts.get(supplier.id) ?? supplierPart(supplier)
    part.items.push({
      product: { '@id': `/api/products/${id}`, available: 100, image: '', ...sold, supplier },
      quantity,
      discountValue: 0,
      listPriceTaxExcl: 10,
      unitPriceTaxExcl: 10,
      unitPriceTaxIncl: null,
      totalPriceTaxExcl: 10 * quantity,
      totalPriceTaxIncl: null,
      vatRate: 20,
      tag: 'normal',
      trace: [],
      promises: [],
    })
    part.subTotalPriceTaxExcl += 10 * quantity
    part.totalPriceTaxExcl += 10 * quantity
    part.totalPriceTaxIncl += 12 * quantity
    parts.set(supplier.id, part)
  }
  const units = items.reduce((sum, [, quantity]) => sum + quantity, 0)
  return {
    '@id': '/api/cart/c1',
    origin: 'millesime',
    region: null,
    id: 'c1',
    version: 1,
    customer: null,
    billingAddress: null,
    shippingAddress: null,
    suppliers: [...parts.values()],
    vat: [{ rate: 20, base: 10 * units, amount: 2 * units }],
    carrier: [],
    relays: [],
    selectedCarrier: null,
    selectedRelay: null,
    promoCode: null,
    cgAccepted: false,
    comment: '',
    customerReference: '',
    wishedDeliveryOn: null,
    usualCarrier: null,
    usualRelay: null,
    totalUnitProduct: units,
    totalProduct: items.length,
    shippingPriceTaxExcl: 0,
    totalFees: 0,
    subTotalPriceTaxExcl: 10 * units,
    subTotalPriceTaxIncl: 12 * units,
    totalDiscountCustomer: 0,
    subTotalWithoutDiscountTaxExcl: 10 * units,
    totalPriceTaxExcl: 10 * units,
    totalPriceTaxIncl: 12 * units,
    totalAgentFees: 0,
    totalAllDiscountTaxExcl: 0,
    blockers: [],
    ...change,
  }
}

function supplierPart(supplier: QuoteSupplier['supplier']): QuoteSupplier {
  return {
    supplier,
    store: false,
    items: [],
    subTotalPriceTaxExcl: 0,
    discountOnInvoiceTaxExcl: 0,
    shippingPriceTaxExcl: 0,
    handlingFeeTaxExcl: 0,
    totalPriceTaxExcl: 0,
    totalPriceTaxIncl: 0,
    totalAgentFees: 0,
    vat: [],
    maxDiscount: null,
    payment: null,
    minimumOrderValue: 0,
    missingOrderValue: 0,
    franco: {
      value: null,
      quantity: null,
      currentValue: 0,
      currentQuantity: 0,
      missingValue: 0,
      missingQuantity: 0,
      reached: false,
    },
    agreementFrame: null,
    cgv: '',
  }
}
