import type { Goods } from './goods'

/** What is known of a product by its codes. */
type Coded = Pick<Goods, '@id' | 'ean'>

/** What a scanned code stands for: no product that is at hand, one, or several among which a person chooses. */
export interface Scanned<T> {
  products: T[]
  /** The code is that of a carton. */
  isCarton: boolean
}

const EAN_13 = 13
const GTIN_14 = 14

/** The same code as the others are written: twelve figures of a UPC are an EAN without its zero. */
const eanOf = (code: string) => (code.length === EAN_13 - 1 ? `0${code}` : code)

/**
 * Whether a code of 14 figures is that of a carton of a product: how it is packed (1 to 8), the twelve figures of the
 * bottle's EAN, and a check figure of its own.
 */
const isCartonOf = (code: string, ean: string) =>
  code.length === GTIN_14 && /^[1-8]/.test(code) && ean.length === EAN_13 && code.slice(1, EAN_13) === ean.slice(0, -1)

/** The products of a code among those that are at hand; a person may have said before which one it is. */
export function productsOf<T extends Coded>(
  code: string,
  products: readonly T[],
  known: Record<string, string>,
): Scanned<T> {
  const iri = known[code]
  const told = products.filter((product) => product['@id'] === iri)
  if (told.length > 0) return { products: told, isCarton: false }
  const bottles = products.filter(({ ean }) => ean !== '' && eanOf(ean) === eanOf(code))
  if (bottles.length > 0) return { products: bottles, isCarton: false }
  const cartons = products.filter(({ ean }) => isCartonOf(code, eanOf(ean)))
  return { products: cartons, isCarton: cartons.length > 0 }
}
