import { BOTTLES, readCents, readFigure, readWhole } from '~/shared/format/figures'
import { fold } from '~/shared/format/fold'
import { isYear } from '~/shared/lines/pasted-lines'
import { MOST } from '~/shared/warehouse/codes'
import { MOST_PRICE } from './lines'

/** A price and the units from which it holds; null what cannot be read. */
interface ReadTier {
  /** Cents. */
  price: number | null
  minQuantity: number | null
}

/** What the cells of a line say of its wine; '' for a vintage that is not told. */
export interface ReadPrices {
  tiers: ReadTier[]
  vintage: string
}

/** Nothing is taken from cells that can be meant in two ways: a person says what they mean. */
const UNCLEAR: ReadPrices = { tiers: [{ price: null, minQuantity: null }], vintage: '' }

/** Digits of a code, which is no price and no quantity. */
const LEAST_OF_CODE = 8

const FROM = /^(?:des|a partir de|from|par|≥|>=?) ?/

/** A price as people and spreadsheets write it: "7,90", "7.9 €", "1 234,50 € HT", "8€20"; null when it is none. */
export function readPrice(text: string): number | null {
  const cents = readCents(text, 'ht')
  return cents !== null && cents > 0 && cents <= MOST_PRICE ? cents : null
}

/** From how many units on: "36", "dès 36", "par 6", "36+"; one when nothing is said, null when it cannot be read. */
export function readFrom(text: string): number | null {
  if (text.trim() === '') return 1
  const figure = fold(text)
    .replace(FROM, '')
    .replace(/ ?(?:\+|et plus)$/, '')
  const units = readWhole(figure, BOTTLES)
  return units !== null && units >= 1 && units <= MOST ? units : null
}

/** Whether a cell can only be a price: a bare whole number may be a quantity, a vintage or a size. */
function isSure(cell: string): boolean {
  const figure = readPrice(cell) === null ? null : readFigure(cell)
  return figure !== null && (figure.decimals > 0 || figure.unit !== '')
}

/** A figure that may be a price or a quantity: no code, no vintage. */
const isFigure = (cell: string) =>
  !isYear(cell) && readWhole(cell) !== null && cell.replaceAll(/\D/g, '').length < LEAST_OF_CODE

/**
 * The prices in the cells behind a code: the first that can only be a price, or the first cell; behind each price the
 * quantity that it holds from. Cells of words end them.
 */
export function readPrices(cells: readonly string[]): ReadPrices {
  const at = Math.max(0, cells.findIndex(isSure))
  const [first = ''] = cells
  const years = cells.slice(0, at).filter(isYear)
  if (years.length > 1 || cells.slice(0, at).some(isFigure) || (at === 0 && isYear(first))) return UNCLEAR
  const tiers: ReadTier[] = [tierAt(cells, at)]
  let next = at + 2
  for (; /\d/.test(cells[next] ?? ''); next += 2) {
    if (years.length === 0 && isYear(cells[next] ?? '') && !/\d/.test(cells[next + 1] ?? '')) {
      years.push(cells[next] ?? '')
      break
    }
    const tier = tierAt(cells, next)
    // Each price behind another says from when it holds.
    if (tier.price === null || tier.minQuantity === null || (cells[next + 1] ?? '') === '') return UNCLEAR
    if (!isSure(cells[next] ?? '') && tier.price > (tiers.at(-1)?.price ?? 0)) return UNCLEAR
    if (tier.minQuantity <= (tiers.at(-1)?.minQuantity ?? 0)) return UNCLEAR
    tiers.push(tier)
  }
  return cells.some((cell, index) => index > at && index < next && (index - at) % 2 === 1 && isSure(cell))
    ? UNCLEAR
    : { tiers, vintage: years[0] ?? '' }
}

function tierAt(cells: readonly string[], at: number): ReadTier {
  const from = cells[at + 1] ?? ''
  return { price: readPrice(cells[at] ?? ''), minQuantity: isYear(from) ? null : readFrom(from) }
}

/** A code, a price and perhaps a quantity, beside one another by spaces alone; null when there is no price. */
export function readSpaced(line: string): (ReadPrices & { code: string }) | null {
  const words = line.trim().split(/\s+/)
  const cuts = words.flatMap((_, i) => cutsAt(words, i))
  const sure = cuts.filter(({ isClear }) => isClear)
  const [cut, ...others] = sure.length > 0 ? sure : cuts
  if (!cut) return null
  if (others.length > 0 || isYear(cut.text)) return { code: words[0] ?? '', ...UNCLEAR }
  return { code: cut.code, tiers: [{ price: readPrice(cut.text), minQuantity: readFrom(cut.from) }], vintage: '' }
}

/** The ways in which what stands from a word on is a price, and perhaps a quantity behind it. */
function cutsAt(words: readonly string[], at: number) {
  if (at === 0 || !/^[€\d]/.test(words[at] ?? '')) return []
  const code = words.slice(0, at).join(' ').replace(/[,:]$/, '')
  return words.slice(at).flatMap((_, length) => {
    const text = words.slice(at, at + length + 1).join(' ')
    const from = words.slice(at + length + 1).join(' ')
    return readPrice(text) !== null && readFrom(from) !== null ? [{ code, text, from, isClear: isSure(text) }] : []
  })
}
