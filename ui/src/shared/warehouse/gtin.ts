import { fold } from '~/shared/format/fold'

const LENGTH = 14
const PLAIN = /^(?:\d{8}|\d{12,14})$/

/** What a scanner sends of a GS1 symbol: which symbology, the GTIN behind its identifier, and perhaps more. */
const ELEMENT = /^(?:\][a-z]\d)?(?:\(01\)|01)(\d{14})(?:\(?\d{2}.*)?$/

/**
 * The article number (GTIN) of any spelling as fourteen digits: 8, 12, 13 or 14 digits, blanks and dashes between them or
 * not, or a GS1 symbol; null for what is none or has a wrong check digit. The server does the same (platform/gtin).
 */
export function gtinOf(text: string): string | null {
  const written = fold(text).replaceAll(/[ '-]/g, '')
  const digits = PLAIN.test(written) ? written : (ELEMENT.exec(written)?.[1] ?? '')
  return PLAIN.test(digits) && checks(digits) ? digits.padStart(LENGTH, '0') : null
}

/** Whether the last digit is the check digit: from the right, digits count once and three times in turn. */
const checks = (digits: string) =>
  Array.from(digits)
    .reverse()
    .reduce((sum, digit, at) => sum + Number(digit) * (at % 2 === 1 ? 3 : 1), 0) %
    10 ===
  0

/** A text that contains all spellings of a code, where a part is searched. */
export function spellings(ean: string): string {
  const gtin = gtinOf(ean)
  return gtin === null ? ean : `${ean} (01)${gtin} 01${gtin}`
}
