import { cellsOf, isHead, isYear, linesOf } from '~/shared/lines/pasted-lines'
import { type ReadRow, readQuantity, readTold, type Told, untold } from './rows'

type Read = Pick<ReadRow, 'code' | 'quantity'> & Partial<Told>

/** A code, a quantity, and perhaps the lot and its best-before day behind them; a year among these is the vintage. */
function readCells([code = '', quantity = '', ...others]: readonly string[]): Read {
  // A year that may be either is neither.
  if (isYear(quantity) && readQuantity(others[0] ?? '') !== null) return { code, quantity: null }
  const at = others.findIndex(isYear)
  const [lot = '', bestBefore = ''] = others.filter((_, n) => n !== at)
  return { code, quantity: readQuantity(quantity), ...readTold({ lot, vintage: others[at] ?? '', bestBefore }) }
}

/** Whether the first line of a text names columns: it is read as a file is. */
export function namesColumns(text: string): boolean {
  const [first = ''] = linesOf(text)
  const cells = cellsOf(first)
  return (
    cells.length > 1 &&
    cells.some((cell) => isHead(cell, 0, null)) &&
    cells.every((cell) => readQuantity(cell) === null)
  )
}

/** A code and a quantity beside one another by a comma or a space; one that can be cut in two ways is left. */
function readSpaced(line: string): Read {
  const words = line.trim().split(/\s+|,(?=\d+$)/)
  const cuts = words.flatMap((_, at) => {
    const quantity = at === 0 ? null : readQuantity(words.slice(at).join(' '))
    return quantity === null ? [] : [{ code: words.slice(0, at).join(' ').replace(/,$/, ''), quantity }]
  })
  const [cut, ...others] = cuts
  if (!cut) return { code: line, quantity: null }
  return others.length === 0 ? cut : { code: words[0] ?? '', quantity: null }
}

/** The lines of a pasted text; empty ones and the names of columns left out. */
export const readPasted = (text: string): ReadRow[] =>
  linesOf(text).flatMap((line, at) => {
    const cells = cellsOf(line)
    const read = cells.length > 1 ? readCells(cells) : readSpaced(line)
    return isHead(line, at, read.quantity) ? [] : [{ ...untold, text: line, ...read }]
  })
