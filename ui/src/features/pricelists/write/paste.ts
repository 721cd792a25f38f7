import { cellsOf, isHead, linesOf } from '~/shared/lines/pasted-lines'
import { readPrices, readSpaced } from './price-cells'
import type { ReadRow } from './rows'

/** The rows of a pasted text: one for each price of a line; empty lines and the names of columns left out. */
export const readPasted = (text: string): ReadRow[] =>
  linesOf(text).flatMap((line, at) => {
    const cells = cellsOf(line)
    const [code = '', ...others] = cells
    const read = cells.length > 1 ? { code, ...readPrices(others) } : (readSpaced(line) ?? { code, ...readPrices([]) })
    if (isHead(line, at, read.tiers[0]?.price ?? null)) return []
    const shown = line.replaceAll('\t', ' · ')
    return read.tiers.map((tier) => ({ text: shown, code: read.code, vintage: read.vintage, ...tier }))
  })
