import { MOST_PRICE, type WrittenLine } from './lines'

/** What prices are moved from: what they are, or the list price. */
export const BASES = ['price', 'list'] as const

/** Cents to which moved prices are rounded; 1 leaves them as they come. */
export const ROUNDINGS = [1, 5, 10, 50, 100] as const

/** How the prices of some lines move together: by basis points or by cents. */
export interface PriceMove {
  base: (typeof BASES)[number]
  by: 'percent' | 'amount'
  value: number
  rounding: (typeof ROUNDINGS)[number]
}

/** The new price of a line in cents; null when there is nothing to move, or nothing would be left. */
export function movedPrice({ price, wine }: WrittenLine, { base, by, value, rounding }: PriceMove): number | null {
  const from = base === 'list' ? wine.listPrice : price
  if (from === null) return null
  // Basis points of cents are whole, and rounded once: halves go up, as on the server.
  const exact = by === 'percent' ? from * (10_000 + value) : (from + value) * 10_000
  const moved = Math.round(exact / (10_000 * rounding)) * rounding
  return moved > 0 && moved <= MOST_PRICE ? moved : null
}

/** The lines with new prices for those that are chosen; a line without one stays as it is. */
export const withMove = (lines: readonly WrittenLine[], isChosen: (key: string) => boolean, move: PriceMove) =>
  lines.map((line) => {
    const price = isChosen(line.key) ? movedPrice(line, move) : null
    return price === null ? line : { ...line, price }
  })
