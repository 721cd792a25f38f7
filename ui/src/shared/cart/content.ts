import type { CartProduct } from '~/api/quote'

/** A line: units of a product. `store` marks one taken in a supplier's shop. */
export interface CartLine {
  product: CartProduct
  quantity: number
  store?: boolean
  /** Percent a seller takes off; sent as it is, always absolute (specification 5). */
  discountValue?: number
}

/** What the person has entered: the part of a cart that is saved here and on the server. */
export interface CartContent {
  lines: CartLine[]
  customer: number | null
  billingAddress: number | null
  shippingAddress: number | null
  carrier: string | null
  /** How the chosen carrier delivers: a relay offer needs a pickup point. */
  delivery: 'home' | 'relay' | null
  relay: string | null
  comment: string
  /** The customer's own reference, on every paper of the order. */
  customerReference: string
  /** The day it would like the goods, YYYY-MM-DD. */
  wishedDeliveryOn: string | null
  promoCode: string
  cgAccepted: boolean
}

export const emptyContent: CartContent = {
  lines: [],
  customer: null,
  billingAddress: null,
  shippingAddress: null,
  carrier: null,
  delivery: null,
  relay: null,
  comment: '',
  customerReference: '',
  wishedDeliveryOn: null,
  promoCode: '',
  cgAccepted: false,
}

const isSame = (line: CartLine, productId: number, store: boolean) =>
  line.product.id === productId && (line.store ?? false) === store

/** What tells a line from the others: the same product may be there from a shop, and as a professional buys it. */
export const lineKey = ({ product, store = false }: CartLine) => `line-${product.id}${store ? '-store' : ''}`

/** The units of a product in the cart. */
export function quantityOf(lines: CartLine[], productId: number, store = false): number {
  return lines.find((line) => isSame(line, productId, store))?.quantity ?? 0
}

/** The lines with a product at a quantity; 0 takes it out. A product that is new goes last. */
export function withQuantity(lines: CartLine[], product: CartProduct, quantity: number, store = false): CartLine[] {
  const others = (line: CartLine) => !isSame(line, product.id, store)
  if (quantity <= 0) return lines.filter(others)
  if (lines.every(others)) return [...lines, { product: snapshot(product), quantity, ...(store ? { store } : {}) }]
  return lines.map((line) => (others(line) ? line : { ...line, quantity }))
}

/** The lines with a seller's discount on a product, in percent; 0 takes it off. */
export function withDiscount(lines: CartLine[], productId: number, percent: number, store = false): CartLine[] {
  return lines.map((line) => {
    if (!isSame(line, productId, store)) return line
    const { discountValue: _, ...rest } = line
    return percent > 0 ? { ...rest, discountValue: percent } : rest
  })
}

/** Adding what is there already adds to its quantity (specification 4). */
export function withAdded(lines: CartLine[], product: CartProduct, quantity: number, store = false): CartLine[] {
  return withQuantity(lines, product, quantityOf(lines, product.id, store) + quantity, store)
}

/** The lines with one that was taken out, at its old place; one that was added again meanwhile stays as it is. */
export function withRestored(lines: CartLine[], line: CartLine, at: number): CartLine[] {
  if (quantityOf(lines, line.product.id, line.store) > 0) return lines
  return lines.toSpliced(at, 0, line)
}

/**
 * Two versions of the same cart: every product of both, with the larger quantity (rulings, cart and session). What the
 * other one left as it was in the version that both began with is not its wish, so mine stands.
 */
export function mergeLines(mine: CartLine[], theirs: CartLine[], origin: CartLine[] = []): CartLine[] {
  let lines = mine
  for (const { product, quantity, store = false, discountValue = 0 } of theirs) {
    if (quantity === quantityOf(origin, product.id, store)) continue
    const known = quantityOf(lines, product.id, store)
    lines = withQuantity(lines, product, Math.max(quantity, known), store)
    if (known === 0) lines = withDiscount(lines, product.id, discountValue, store)
  }
  return lines
}

/** The fields a line keeps of a product, whatever else the caller knows of it. */
function snapshot(product: CartProduct): CartProduct {
  const { id, name, reference, appellation, region, colour, type, vintage, bottleSizeCl, warehouse } = product
  const { unitsPerCarton, orderMultiple, minQuantity, supplier, priceTaxExcl = null, priceTaxIncl = null } = product
  return {
    id,
    name,
    reference,
    appellation,
    region,
    colour,
    type,
    vintage,
    bottleSizeCl,
    unitsPerCarton,
    orderMultiple,
    minQuantity,
    warehouse,
    supplier: { id: supplier.id, company: supplier.company },
    priceTaxExcl,
    priceTaxIncl,
  }
}
