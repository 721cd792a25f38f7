import { newKey } from '~/shared/api/acts'
import { parseHundredths } from '~/shared/forms/inputs/parse-decimal'
import { codeOf, MOST } from '~/shared/warehouse/codes'
import type { PickedProduct } from '~/shared/warehouse/product-queries'
import { MOST_PRICE, newLine, pickedWine, type Wine, type WrittenLine, withLines } from './lines'

/** A row from elsewhere: what is written in it, and what could be read of it; null what could not. */
export interface ReadRow {
  text: string
  code: string
  /** Cents. */
  price: number | null
  /** Units from which the price holds. */
  minQuantity: number | null
}

/** A row and the wine that it stands for, when one does. */
export type KnownRow = Omit<ReadRow, 'code'> & { wine: Wine | null }

/** Why a row is still to be settled. */
type Unsettled = 'unknown' | 'unreadable' | 'bad_quantity' | 'other_price'

export interface UnsettledRow extends KnownRow {
  key: string
  why: Unsettled
  /** The price that stands there already, of `other_price`. */
  before: number | null
}

/** A price as people and spreadsheets write it: "7,90", "7.9 €", "1 234,50 € HT"; null when it is none. */
export function readPrice(text: string): number | null {
  const cents = parseHundredths(text.replace(/\s*(?:€|eur)?\s*(?:h\.?t\.?)?\s*$/i, ''))
  return cents !== null && cents > 0 && cents <= MOST_PRICE ? cents : null
}

/** From how many units on: "36", "dès 36"; one when nothing is said, null when it cannot be read. */
export function readFrom(text: string): number | null {
  const said = text.trim()
  if (said === '') return 1
  const figures = said.replace(/^(?:dès|des|à partir de|from|≥|>=?)\s*/i, '').replaceAll(/[\s\u00A0\u202F]/g, '')
  if (!/^\d{1,7}$/.test(figures)) return null
  const units = Number(figures)
  return units >= 1 && units <= MOST ? units : null
}

/** The rows with the wines that have their codes. */
export const known = (rows: readonly ReadRow[], products: ReadonlyMap<string, PickedProduct>): KnownRow[] =>
  rows.map(({ code, ...row }) => {
    const product = products.get(codeOf(code))
    return { ...row, wine: product ? pickedWine(product) : null }
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
    const { wine, price, minQuantity } = row
    const why = !wine ? 'unknown' : price === null ? 'unreadable' : minQuantity === null ? 'bad_quantity' : null
    if (why !== null || !wine || price === null || minQuantity === null) {
      left.push({ key: newKey(), ...row, why: why ?? 'unknown', before: null })
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
