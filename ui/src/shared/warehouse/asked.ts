import { hasCode } from './codes'
import type { Goods } from './goods'

/** What somebody is asked while counting: which product it is. */
export interface Asked {
  /** The code that was scanned; '' when a product is looked for without one. */
  code: string
  /** The products that have this code, when it is several. */
  among: readonly Goods[]
  isCarton: boolean
}

/** A product is looked for without a code. */
export const ANY: Asked = { code: '', among: [], isCarton: false }

/** The code to remember of a product that somebody chose; '' where others have it too, or the product itself tells it. */
export const newCode = ({ code, among }: Asked, product: Goods) =>
  among.length > 0 || hasCode(product, code) ? '' : code
