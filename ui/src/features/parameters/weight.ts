import { readGrams } from '~/shared/format/figures'
import { formatInteger, formatKilograms } from '~/shared/format/format'
import { message } from '~/shared/validation/message'
import type { Grid } from './queries'

/** Why a weight cannot be kept; null when it can. */
export function weightProblem(text: string): string | null {
  const grams = readGrams(text)
  if (grams === null) return message('double')
  return grams >= 1 ? null : message('min_value', { min: formatKilograms(1) })
}

/** How far a step goes, in kilograms or bottles. */
export const limitWords = (basis: Grid['basis'], upTo: number) =>
  basis === 'weight' ? formatKilograms(upTo) : formatInteger(upTo)
