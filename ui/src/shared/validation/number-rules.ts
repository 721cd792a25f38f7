import { currentLocale } from '~/shared/locale/locale'
import { message } from './message'
import { ruleOf } from './rule'

/** A number, or a text that writes one with a comma or a point; NaN otherwise. */
function numberOf(value: unknown): number {
  if (typeof value === 'number') return value
  const text = String(value).trim()
  return /^-?[0-9]+([.,][0-9]+)?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN
}

/** A bound as its language writes it, as the server does: 12,5. */
const plain = (bound: number) => (currentLocale() === 'fr' ? String(bound).replace('.', ',') : String(bound))

type Write = (bound: number) => string

export const integer = ruleOf(
  (value) => (typeof value === 'number' ? Number.isInteger(value) : /^-?[0-9]+$/.test(String(value))),
  () => message('integer'),
)

export const double = ruleOf(
  (value) => Number.isFinite(numberOf(value)),
  () => message('double'),
)

/** At least `low`. `write` writes the bound for people. */
export const minValue = (low: number, write: Write = plain) =>
  ruleOf(
    (value) => numberOf(value) >= low,
    () => message('min_value', { min: write(low) }),
  )

/** At most `high`. */
export const maxValue = (high: number, write: Write = plain) =>
  ruleOf(
    (value) => numberOf(value) <= high,
    () => message('max_value', { max: write(high) }),
  )

/** From `low` to `high`, both included. */
export const between = (low: number, high: number, write: Write = plain) =>
  ruleOf(
    (value) => numberOf(value) >= low && numberOf(value) <= high,
    () => message('between', { min: write(low), max: write(high) }),
  )
