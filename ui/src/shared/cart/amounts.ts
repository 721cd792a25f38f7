import type { QuoteItem, QuoteSupplier } from '~/api/quote'
import { roundEuros } from '~/shared/format/euros'
import { session } from '~/shared/session/session'
import type { CartLine } from './content'
import type { CartState } from './store'

/** A line with what the server last computed for it. */
export interface PricedLine extends CartLine {
  /** Undefined until the server answered. */
  priced: QuoteItem | undefined
  /** Euros a unit, with tax where the order's prices have it; null when unknown. */
  unit: number | null
  /** Euros for the quantity shown, with tax where the order's prices have it; null when unknown. */
  total: number | null
  /** Euros excl. tax for the quantity shown, or null. */
  totalTaxExcl: number | null
  /** Whether `total` is the server's word and not an estimate for a quantity or a discount it has not seen yet. */
  isConfirmed: boolean
  /** Its place among the lines, which blockers name. */
  at: number
}

/** The lines of one supplier: an order to be. */
export interface LineGroup {
  supplier: { id: number; company: string }
  store: boolean
  /** A shop sells to individuals: its prices include tax. */
  isTaxIncluded: boolean
  lines: PricedLine[]
  part: QuoteSupplier | undefined
  /** Euros of the lines shown, with tax where prices have it; null when unknown. */
  subTotal: number | null
  /** Whether every line's total is the server's word. */
  isConfirmed: boolean
}

type Computed = Pick<CartState, 'quote' | 'content'>

const add = (sum: number | null, amount: number | null) =>
  sum === null || amount === null ? null : roundEuros(sum + amount)

const times = (unit: number | null, quantity: number) => (unit === null ? null : roundEuros(unit * quantity))

function price(line: CartLine, at: number, part: QuoteSupplier | undefined, isTaxIncluded: boolean): PricedLine {
  const { product, quantity } = line
  const priced = part?.items.find((item) => item.product.id === product.id)
  const taxExcl = priced?.unitPriceTaxExcl ?? product.priceTaxExcl ?? null
  const unit = isTaxIncluded ? (priced?.unitPriceTaxIncl ?? product.priceTaxIncl ?? null) : taxExcl
  const isComputed = priced?.quantity === quantity && priced.discountValue === (line.discountValue ?? 0)
  if (!isComputed)
    return {
      ...line,
      priced,
      unit,
      total: times(unit, quantity),
      totalTaxExcl: times(taxExcl, quantity),
      isConfirmed: false,
      at,
    }
  const totalTaxExcl = priced.totalPriceTaxExcl
  return {
    ...line,
    priced,
    unit,
    total: isTaxIncluded ? priced.totalPriceTaxIncl : totalTaxExcl,
    totalTaxExcl,
    isConfirmed: true,
    at,
  }
}

/** The server sells individuals from the shop, whatever the line says: another part of the supplier counts too. */
function partOf({ quote }: Computed, supplier: number, store: boolean): QuoteSupplier | undefined {
  const parts = quote?.suppliers.filter((part) => part.supplier.id === supplier) ?? []
  return parts.find((part) => part.store === store) ?? parts[0]
}

/** The lines grouped by supplier, in the order they were added, with prices that follow quantities at once. */
export function groupsOf(state: Computed): LineGroup[] {
  const groups = new Map<string, LineGroup>()
  state.content.lines.forEach((line, at) => {
    const { supplier } = line.product
    const store = line.store ?? false
    const key = `${supplier.id}${store ? '-store' : ''}`
    const group = groups.get(key) ?? newGroup(state, supplier, store)
    const priced = price(line, at, group.part, group.isTaxIncluded)
    group.lines.push(priced)
    group.subTotal = add(group.subTotal, priced.total)
    group.isConfirmed &&= priced.isConfirmed
    groups.set(key, group)
  })
  return [...groups.values()]
}

function newGroup(state: Computed, supplier: LineGroup['supplier'], store: boolean): LineGroup {
  const part = partOf(state, supplier.id, store)
  const isTaxIncluded = part?.store ?? (store || session().user?.userGroup.code === 'customer')
  return { supplier, store, isTaxIncluded, part, lines: [], subTotal: 0, isConfirmed: true }
}

/** Whether every price of the cart includes tax: the cart of an individual. */
export function isTaxIncluded(state: Computed): boolean {
  const groups = groupsOf(state)
  return groups.length > 0 && groups.every((group) => group.isTaxIncluded)
}

/** The goods, with tax for individuals: the server's figure, or the sum of what is shown while it computes. */
export function subTotalOf(state: Computed & Pick<CartState, 'isDirty'>): number | null {
  const withTax = isTaxIncluded(state)
  const { quote, isDirty } = state
  if (quote && !isDirty) return withTax ? quote.subTotalPriceTaxIncl : quote.subTotalPriceTaxExcl
  const lines = groupsOf(state).flatMap((group) => group.lines)
  return lines.reduce<number | null>((sum, line) => add(sum, withTax ? line.total : line.totalTaxExcl), 0)
}

/** Bottles and cans in the cart. */
export const unitsOf = (lines: CartLine[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0)
