import { newKey } from '~/shared/api/acts'
import { BOTTLES, readWhole } from '~/shared/format/figures'
import { readDay } from '~/shared/format/read-day'
import { type ByCode, chosenOf, lotOf, MOST } from '~/shared/warehouse/codes'
import type { Warehouse } from '~/shared/warehouse/goods'
import type { PickedProduct } from '~/shared/warehouse/product-queries'

/** What is told of the bottles of a line besides how many; '' for nothing. */
export interface Told {
  lot: string
  vintage: string
  bestBefore: string
}

export const untold: Told = { lot: '', vintage: '', bestBefore: '' }

/** Words for a wine without vintage. */
const NO_VINTAGE = /^(nv|n\.?v\.?|n\/v|sans|sa|-|–|—)$/i

/** What cells tell of bottles; a day that cannot be read stays as it is written. */
export const readTold = ({ lot, vintage, bestBefore }: Told): Told => ({
  lot,
  vintage: NO_VINTAGE.test(vintage) ? '' : vintage,
  bestBefore: readDay(bestBefore) ?? bestBefore,
})

/** Bottles of one lot among those of a line. */
export interface LotPart {
  lot: string
  bestBefore: string
  bottles: number
}

/** One product that is announced; of several lots, each with its bottles, the line itself tells none. */
export interface AnnouncedLine extends Told {
  product: PickedProduct
  expected: number
  lots?: readonly LotPart[]
}

/** A row from elsewhere: what is written in it, the code, and the bottles; null when they cannot be read. */
export interface ReadRow extends Told {
  text: string
  code: string
  quantity: number | null
  /** Whether a lot that reads like a date is meant. */
  isLotMeant?: boolean
}

/** A row and the product that it stands for, when one does; `among` when several may. */
export type KnownRow = Omit<ReadRow, 'code'> & { product: PickedProduct | null; among?: readonly PickedProduct[] }

/** Why a row is still to be settled. */
export type Unsettled =
  | 'unknown'
  | 'several'
  | 'other_warehouse'
  | 'unreadable'
  | 'long_lot'
  | 'lot_date'
  | 'bad_vintage'
  | 'bad_date'
  | 'other_lot'

export interface UnsettledRow extends KnownRow {
  key: string
  why: Unsettled
}

export const LONGEST_LOT = 100
export const [FIRST_VINTAGE, LAST_VINTAGE] = [1900, 2100]

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** A whole day as spreadsheets write it; of fewer figures it may well be a lot. */
const WRITTEN_DAY = /^(\d{4}-\d{1,2}-\d{1,2}|\d{1,2}[./-]\d{1,2}[./-]\d{4})$/

const newLine = (product: PickedProduct, expected: number, told: Told): AnnouncedLine => ({
  product,
  expected,
  lot: told.lot,
  vintage: told.vintage,
  bestBefore: told.bestBefore,
})

/** Whole bottles, with the noughts that spreadsheets put behind them; null when they cannot be read. */
export function readQuantity(text: string): number | null {
  const quantity = readWhole(text, BOTTLES)
  return quantity !== null && quantity >= 1 && quantity <= MOST ? quantity : null
}

/** The rows with the products that have their codes. */
export const known = (rows: readonly ReadRow[], products: ByCode): KnownRow[] =>
  rows.map(({ code, ...row }) => ({ ...row, ...chosenOf(code, row.vintage, products) }))

const agrees = (one: string, other: string) => one === '' || other === '' || lotOf(one) === lotOf(other)

/** The lots that a line tells of, each with its bottles. */
const lotsOf = ({ lots = [], lot, bestBefore, expected }: AnnouncedLine): readonly LotPart[] =>
  lots.length > 0 || lot === '' ? lots : [{ lot, bestBefore, bottles: expected }]

/** Whether a row may join a line: of one vintage, and a lot has one date. What one leaves out, the other may tell. */
function agree(line: AnnouncedLine, row: Told): boolean {
  const same = lotsOf(line).find(({ lot }) => lotOf(lot) === lotOf(row.lot))
  const isOneLot = lotsOf(line).length === 0 || row.lot === '' ? agrees(line.bestBefore, row.bestBefore) : true
  return agrees(line.vintage, row.vintage) && (same ? agrees(same.bestBefore, row.bestBefore) : isOneLot)
}

/** Why a row cannot join the lines as it is; null when it can. */
export function whyNot(row: KnownRow, lines: readonly AnnouncedLine[], warehouse: Warehouse): Unsettled | null {
  const { product, quantity, lot, vintage, bestBefore, among = [] } = row
  if (!product) return among.length > 0 ? 'several' : 'unknown'
  if (product.warehouse !== warehouse) return 'other_warehouse'
  if (quantity === null) return 'unreadable'
  if (lot.length > LONGEST_LOT) return 'long_lot'
  if (WRITTEN_DAY.test(lot) && readDay(lot) !== null && !row.isLotMeant) return 'lot_date'
  if (vintage !== '' && !(Number(vintage) >= FIRST_VINTAGE && Number(vintage) <= LAST_VINTAGE)) return 'bad_vintage'
  if (bestBefore !== '' && !DAY.test(bestBefore)) return 'bad_date'
  const line = lines.find((one) => one.product['@id'] === product['@id'])
  return line && !agree(line, row) ? 'other_lot' : null
}

/** Adds bottles of a product to the lines: each product stands there once. */
export function withProduct(
  lines: AnnouncedLine[],
  product: PickedProduct,
  bottles: number,
  told: Told = untold,
): AnnouncedLine[] {
  const at = lines.findIndex((line) => line.product['@id'] === product['@id'])
  if (at < 0) return [...lines, newLine(product, bottles, told)]
  return lines.map((line, index) => (index === at ? joined(line, bottles, told) : line))
}

/** A line with more bottles: another lot stands apart; what is told differently of both besides is told no more. */
function joined(line: AnnouncedLine, bottles: number, told: Told): AnnouncedLine {
  const both = (what: keyof Told) =>
    line[what] !== '' && told[what] !== '' && lotOf(line[what]) !== lotOf(told[what]) ? '' : line[what] || told[what]
  const expected = line.expected + bottles
  const lots = lotsOf(line)
  const isOther = lots.length > 1 || (lots.length === 1 && !agrees(lots[0]?.lot ?? '', told.lot))
  if (isOther) {
    const parts = told.lot === '' ? lots : withLot(lots, { lot: told.lot, bestBefore: told.bestBefore, bottles })
    return { ...newLine(line.product, expected, { lot: '', bestBefore: '', vintage: both('vintage') }), lots: parts }
  }
  return newLine(line.product, expected, {
    lot: both('lot'),
    vintage: both('vintage'),
    bestBefore: both('bestBefore'),
  })
}

/** Lots with bottles of one: those of a lot that is there are added to it. */
function withLot(lots: readonly LotPart[], more: LotPart): LotPart[] {
  const at = lots.findIndex(({ lot }) => lotOf(lot) === lotOf(more.lot))
  if (at < 0) return [...lots, more]
  return lots.map((one, n) =>
    n === at ? { ...one, bottles: one.bottles + more.bottles, bestBefore: one.bestBefore || more.bestBefore } : one,
  )
}

interface Placed {
  lines: AnnouncedLine[]
  left: UnsettledRow[]
  /** How many wines came: several rows may be of one. */
  wines: number
}

/** Puts rows among the lines; those that cannot join them are left, each with why. */
export function place(rows: readonly KnownRow[], lines: AnnouncedLine[], warehouse: Warehouse): Placed {
  // Thousands of rows and lines: each looks its product up, and the lines are made once.
  const byProduct = new Map(lines.map((line) => [line.product['@id'], line]))
  const left: UnsettledRow[] = []
  const placed = new Set<string>()
  for (const row of rows) {
    const before = row.product ? byProduct.get(row.product['@id']) : undefined
    const why = whyNot(row, before ? [before] : [], warehouse)
    if (why !== null) left.push({ key: newKey(), ...row, why })
    else if (row.product && row.quantity !== null) {
      const { product, quantity } = row
      placed.add(product['@id'])
      byProduct.set(product['@id'], before ? joined(before, quantity, row) : newLine(product, quantity, row))
    }
  }
  return { lines: [...byProduct.values()], left, wines: placed.size }
}
