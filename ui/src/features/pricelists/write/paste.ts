import { codeOf } from '~/shared/warehouse/codes'
import { type ReadRow, readFrom, readPrice } from './rows'

/** A code, a price and perhaps a quantity, beside one another by spaces alone. */
const SPACED = /^(.+?)[,:]?\s+(\d[\d.,]*\s*€?)(?:\s+((?:dès|des|from|≥)?\s*\d+))?$/i

/** Cells that can only be a price: what else is a figure may be a vintage. */
const PRICE = /[.,]\d{1,2}\s*(?:€.*)?$|€/

/** Names of columns are no line. */
const HEAD = /^(r[ée]f|ean|code|sku|reference)/i

/** The cells of a line: as spreadsheets copy them, as they stand in a CSV, or as one writes a letter. */
function cellsOf(line: string): string[] {
  const cells = line.split(/[;\t]/).map((cell) => cell.trim())
  if (cells.length > 1) return cells
  const [, code, price, from = ''] = SPACED.exec(line) ?? []
  return code && price ? [code, price, from] : [line]
}

/** Which cell has the price: the second, or the first that can be nothing else. */
function priceAt(cells: readonly string[]): number {
  const second = cells[1]
  if (second === undefined || readPrice(second) !== null) return 1
  const at = cells.findIndex((cell, index) => index > 1 && PRICE.test(cell) && readPrice(cell) !== null)
  return at < 0 ? 1 : at
}

/** The rows of a pasted text; empty lines and the names of columns left out. */
export function readPasted(text: string): ReadRow[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const cells = cellsOf(line)
      const at = priceAt(cells)
      return {
        text: line.replaceAll('\t', ' · '),
        code: codeOf(cells[0] ?? ''),
        price: readPrice(cells[at] ?? ''),
        minQuantity: readFrom(cells[at + 1] ?? ''),
      }
    })
    .filter(({ text: line, price }, at) => at > 0 || price !== null || !HEAD.test(line))
}
