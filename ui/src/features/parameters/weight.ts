import { readFigure } from '~/shared/format/figures'
import { formatInteger, formatKilograms } from '~/shared/format/format'
import { message } from '~/shared/validation/message'
import type { Grid } from './queries'

/** The whole grams of a weight in kilograms: "60,5", "1 200", "12.5 kg". */
export function readGrams(text: string): number | null {
  const figure = readFigure(text)
  if (!figure || !/^(?:kg|kilos?)?$/.test(figure.unit)) return null
  const [whole = '', decimals = ''] = figure.digits.split('.')
  return decimals.length > 3 ? null : Number(whole + decimals.padEnd(3, '0'))
}

/** Why a weight cannot be kept; null when it can. */
export function weightProblem(text: string): string | null {
  const grams = readGrams(text)
  if (grams === null) return message('double')
  return grams >= 1 ? null : message('min_value', { min: formatKilograms(1) })
}

/** How far a step goes, in kilograms or bottles. */
export const limitWords = (basis: Grid['basis'], upTo: number) =>
  basis === 'weight' ? formatKilograms(upTo) : formatInteger(upTo)
