import type { QuoteItem, QuoteSupplier } from '~/api/quote'
import type { CartLine } from './content'
import type { CartState } from './store'

/** A line with what the server last computed for it. */
export interface PricedLine extends CartLine {
  /** Undefined until the server answered. */
  priced: QuoteItem | undefined
  /** Euros excl. tax for the quantity shown, or null. */
  total: number | null
  /** Its place among the lines, which blockers name. */
  at: number
}

/** The lines of one supplier: an order to be. */
export interface LineGroup {
  supplier: { id: number; company: string }
  store: boolean
  lines: PricedLine[]
  part: QuoteSupplier | undefined
  /** Euros excl. tax of the lines shown, or null. */
  subTotal: number | null
}

const cents = (euros: number) => Math.round(euros * 100) / 100

function price(state: Pick<CartState, 'quote'>, line: CartLine, at: number): PricedLine {
  const part = partOf(state, line.product.supplier.id, line.store ?? false)
  const priced = part?.items.find(({ product }) => product.id === line.product.id)
  const unit = priced?.unitPriceTaxExcl ?? line.product.priceTaxExcl ?? null
  const estimate = unit === null ? null : cents(unit * line.quantity)
  const total = priced?.quantity === line.quantity ? priced.totalPriceTaxExcl : estimate
  return { ...line, priced, total, at }
}

/** The server sells individuals from the shop, whatever the line says: another part of the supplier counts too. */
function partOf({ quote }: Pick<CartState, 'quote'>, supplier: number, store: boolean): QuoteSupplier | undefined {
  const parts = quote?.suppliers.filter((part) => part.supplier.id === supplier) ?? []
  return parts.find((part) => part.store === store) ?? parts[0]
}

/** The lines grouped by supplier, in the order they were added, with prices that follow quantities at once. */
export function groupsOf(state: Pick<CartState, 'quote' | 'content'>): LineGroup[] {
  const groups = new Map<string, LineGroup>()
  state.content.lines.forEach((line, at) => {
    const { supplier } = line.product
    const store = line.store ?? false
    const key = `${supplier.id}${store ? '-store' : ''}`
    const group = groups.get(key) ?? {
      supplier,
      store,
      lines: [],
      part: partOf(state, supplier.id, store),
      subTotal: 0,
    }
    const priced = price(state, line, at)
    group.lines.push(priced)
    group.subTotal = group.subTotal === null || priced.total === null ? null : cents(group.subTotal + priced.total)
    groups.set(key, group)
  })
  return [...groups.values()]
}

/** Goods excl. tax: the server's figure, or the sum of what is shown while it computes; null when unknown. */
export function subTotalOf(state: Pick<CartState, 'quote' | 'content' | 'isDirty'>): number | null {
  if (state.quote && !state.isDirty) return state.quote.subTotalPriceTaxExcl
  return groupsOf(state).reduce<number | null>(
    (sum, { subTotal }) => (sum === null || subTotal === null ? null : cents(sum + subTotal)),
    0,
  )
}

/** Bottles and cans in the cart. */
export const unitsOf = (lines: CartLine[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0)
