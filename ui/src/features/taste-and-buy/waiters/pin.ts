import { text } from '~/shared/i18n/i18n'
import type { Rule } from '~/shared/validation/rule'

const PIN = /^\d{4,6}$/

/** Whether digits are one, alternate, or follow each other: what everybody tries first. */
const isTrivial = (pin: string) =>
  '01234567890'.includes(pin) ||
  '09876543210'.includes(pin) ||
  [...pin].every((digit, place) => place < 2 || digit === pin[place - 2])

/** The rule of a PIN; an empty one passes. */
export const pinRule: Rule = (value) => {
  const pin = String(value ?? '')
  if (pin === '') return null
  if (!PIN.test(pin)) return text('waiters:pin.wrong')
  return isTrivial(pin) ? text('waiters:pin.trivial') : null
}
