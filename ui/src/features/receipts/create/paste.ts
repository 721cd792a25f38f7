import { cellsOf, isHead, isYear, linesOf } from '~/shared/warehouse/pasted-lines'
import { type ReadRow, readQuantity, untold } from './rows'

type Read = Pick<ReadRow, 'code' | 'quantity' | 'vintage'>

/** A code, a quantity, and perhaps the vintage behind it; a year that may be either is neither. */
function readCells([code = '', quantity = '', third = '']: readonly string[]): Read {
  const isUnclear = isYear(quantity) && readQuantity(third) !== null
  return { code, quantity: isUnclear ? null : readQuantity(quantity), vintage: isYear(third) ? third : '' }
}

/** A code and a quantity beside one another by a comma or a space; one that can be cut in two ways is left. */
function readSpaced(line: string): Read {
  const words = line.trim().split(/\s+|,(?=\d+$)/)
  const cuts = words.flatMap((_, at) => {
    const quantity = at === 0 ? null : readQuantity(words.slice(at).join(' '))
    return quantity === null ? [] : [{ code: words.slice(0, at).join(' ').replace(/,$/, ''), quantity, vintage: '' }]
  })
  const [cut, ...others] = cuts
  if (!cut) return { code: line, quantity: null, vintage: '' }
  return others.length === 0 ? cut : { code: words[0] ?? '', quantity: null, vintage: '' }
}

/** The lines of a pasted text; empty ones and the names of columns left out. */
export const readPasted = (text: string): ReadRow[] =>
  linesOf(text).flatMap((line, at) => {
    const cells = cellsOf(line)
    const read = cells.length > 1 ? readCells(cells) : readSpaced(line)
    return isHead(line, at, read.quantity) ? [] : [{ ...untold, text: line, ...read }]
  })
