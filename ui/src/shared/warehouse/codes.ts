import { APOSTROPHE, DASH } from '~/shared/format/fold'
import { tidy } from '~/shared/validation/tidy'
import type { Goods } from './goods'
import { gtinOf } from './gtin'
import type { PickedProduct } from './product-queries'

/** What is known of a product by its codes. */
type Coded = Pick<Goods, 'reference' | 'ean' | 'vintage'>

/** The one form of a code that tells products apart, as the server keeps references: capitals count (platform/fold.Key). */
const keyOf = (text: string) =>
  tidy(text).normalize('NFC').replaceAll(APOSTROPHE, "'").replaceAll(DASH, '-').replaceAll(/ +/g, ' ')

/** A lot as the server keeps it: two people who write it in their own way mean the same (platform/fold.Code). */
export const lotOf = (text: string) => keyOf(text).toUpperCase()

/**
 * How codes are looked for: people write them in capitals or not, with blanks or not, copy what does not show, and spell
 * article numbers in several ways.
 */
export const codeOf = (text: string) => gtinOf(text) ?? keyOf(text).replaceAll(' ', '').toUpperCase()

/** Whether a product has a code: its reference, or its EAN. */
export const hasCode = ({ reference, ean }: Pick<Coded, 'reference' | 'ean'>, code: string) =>
  codeOf(code) !== '' && (codeOf(reference) === codeOf(code) || codeOf(ean) === codeOf(code))

/**
 * The products that a code stands for: the one that has this very reference, else the one of the vintage that is told, else
 * all that have it. Of several a person says which is meant.
 */
export function thoseOf<T extends Coded>(code: string, vintage: string, products: readonly T[]): T[] {
  const fits = products.filter((product) => hasCode(product, code))
  const exact = fits.filter(({ reference }) => keyOf(reference) === keyOf(code))
  if (exact.length === 1) return exact
  const told = fits.filter((product) => vintage !== '' && String(product.vintage ?? '') === vintage)
  return told.length === 1 ? told : fits
}

/** The products that have a code, by the form in which codes are looked for. */
export type ByCode = ReadonlyMap<string, readonly PickedProduct[]>

/** What a row from elsewhere stands for: one product, or null and those among which a person chooses. */
export function chosenOf(code: string, vintage: string, found: ByCode) {
  const fits = thoseOf(code, vintage, found.get(codeOf(code)) ?? [])
  return fits.length === 1 ? { product: fits[0] ?? null, among: [] } : { product: null, among: fits }
}

/** The largest figure that one line takes. */
export const MOST = 1_000_000
