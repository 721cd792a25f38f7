import { codeOf } from '~/shared/warehouse/codes'
import { type ReadRow, readQuantity, untold } from './rows'

/** A code and a quantity, beside one another by a semicolon, a tab, or the last comma or space. */
const SPLIT = /^(.+?)\s*(?:[;\t]\s*(.*)|[,\s]\s*(\d[\d\u00A0\u202F]*))$/

/** Names of columns are no line. */
const HEAD = /^(r[ée]f|ean|code|sku|reference)/i

/** The lines of a pasted text; empty ones and the names of columns left out. */
export function readPasted(text: string): ReadRow[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const [, code = line, separated, last] = SPLIT.exec(line) ?? []
      const quantity = readQuantity((separated ?? last ?? '').split(/[;\t]/)[0] ?? '')
      return { ...untold, text: line, code: codeOf(code), quantity }
    })
    .filter(({ text: line, quantity }, at) => at > 0 || quantity !== null || !HEAD.test(line))
}
