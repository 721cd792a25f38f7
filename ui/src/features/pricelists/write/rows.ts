import { newKey } from '~/shared/api/acts'
import { type ByCode, chosenOf } from '~/shared/warehouse/codes'
import type { PickedProduct } from '~/shared/warehouse/product-queries'
import { newLine, pickedWine, type Wine, type WrittenLine, withLines } from './lines'

/** A row from elsewhere: what is written in it, and what could be read of it; null what could not. */
export interface ReadRow {
  text: string
  code: string
  /** The vintage that it tells; '' for none. */
  vintage: string
  /** Cents. */
  price: number | null
  /** Units from which the price holds. */
  minQuantity: number | null
}

/** A row and the wine that it stands for, when one does; `among` when several may. */
export type KnownRow = Omit<ReadRow, 'code' | 'vintage'> & { wine: Wine | null; among?: readonly PickedProduct[] }

/** Why a row is still to be settled. */
type Unsettled = 'unknown' | 'several' | 'unreadable' | 'bad_quantity' | 'other_price'

export interface UnsettledRow extends KnownRow {
  key: string
  why: Unsettled
  /** The price that stands there already, of `other_price`. */
  before: number | null
}

/** The rows with the wines that have their codes. */
export const known = (rows: readonly ReadRow[], products: ByCode): KnownRow[] =>
  rows.map(({ code, vintage, ...row }) => {
    const { product, among } = chosenOf(code, vintage, products)
    return { ...row, wine: product ? pickedWine(product) : null, among }
  })

interface Placed {
  lines: WrittenLine[]
  left: UnsettledRow[]
}

/** Puts rows among the lines; those that cannot join them are left, each with why. */
export function place(rows: readonly KnownRow[], lines: readonly WrittenLine[]): Placed {
  const tiers = new Map(lines.map((line) => [tierOf(line), line.price]))
  const filled = new Map<string, number>()
  const more: WrittenLine[] = []
  const left: UnsettledRow[] = []
  for (const row of rows) {
    const { wine, price, minQuantity, among = [] } = row
    const unknown = among.length > 0 ? 'several' : 'unknown'
    const why = !wine ? unknown : price === null ? 'unreadable' : minQuantity === null ? 'bad_quantity' : null
    if (why !== null || !wine || price === null || minQuantity === null) {
      left.push({ key: newKey(), ...row, why: why ?? unknown, before: null })
      continue
    }
    const tier = tierOf({ wine, minQuantity })
    const before = tiers.get(tier)
    if (before === undefined) more.push(newLine(wine, minQuantity, price))
    else if (before === null) filled.set(tier, price)
    else if (before !== price) left.push({ key: newKey(), ...row, why: 'other_price', before })
    if (before === undefined || before === null) tiers.set(tier, price)
  }
  const kept = lines.map((line) => {
    const price = filled.get(tierOf(line))
    return price === undefined ? line : { ...line, price }
  })
  return { lines: more.length > 0 ? withLines(kept, more) : kept, left }
}

/** The lines with the price of a row instead of the one that stood there. */
export const replaced = (lines: readonly WrittenLine[], { wine, minQuantity, price }: UnsettledRow): WrittenLine[] =>
  lines.map((line) =>
    wine && minQuantity !== null && tierOf(line) === tierOf({ wine, minQuantity }) ? { ...line, price } : line,
  )

const tierOf = ({ wine, minQuantity }: Pick<WrittenLine, 'wine' | 'minQuantity'>) => `${wine['@id']} ${minQuantity}`
