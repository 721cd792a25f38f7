import { codeOf } from './codes'
import type { Goods } from './goods'
import { gtinOf } from './gtin'

/** What is known of a product by its codes. */
type Coded = Pick<Goods, '@id' | 'ean'>

/** What a scanned code stands for: no product that is at hand, one, or several among which a person chooses. */
export interface Scanned<T> {
  products: T[]
  /** The code is that of a carton. */
  isCarton: boolean
}

/** The digits that a bottle and its carton share: all but how it is packed, and the check digit. */
const articleOf = (gtin: string) => gtin.slice(1, -1)

/** Whether a code is that of a carton of a product: how it is packed (1 to 8), the bottle's digits, and a check digit. */
function isCartonOf(code: string, ean: string): boolean {
  const [carton, bottle] = [gtinOf(code), gtinOf(ean)]
  if (carton === null || bottle === null) return false
  return /^[1-8]/.test(carton) && bottle.startsWith('0') && articleOf(carton) === articleOf(bottle)
}

/** The products of a code among those that are at hand; a person may have said before which one it is. */
export function productsOf<T extends Coded>(
  code: string,
  products: readonly T[],
  known: Record<string, string>,
): Scanned<T> {
  const iri = known[code]
  const told = products.filter((product) => product['@id'] === iri)
  if (told.length > 0) return { products: told, isCarton: false }
  const bottles = products.filter(({ ean }) => ean !== '' && codeOf(ean) === codeOf(code))
  if (bottles.length > 0) return { products: bottles, isCarton: false }
  const cartons = products.filter(({ ean }) => isCartonOf(code, ean))
  return { products: cartons, isCarton: cartons.length > 0 }
}
