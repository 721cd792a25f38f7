import { text } from '~/shared/i18n/i18n'
import type { Rule } from '~/shared/validation/rule'

const PIN = /^\d{4,6}$/

/** Whether digits are one, alternate, or follow each other: what everybody tries first. */
const isTrivial = (pin: string) =>
  '01234567890'.includes(pin) ||
  '09876543210'.includes(pin) ||
  /^(\d\d)\1*$/.test(pin.length % 2 === 0 ? pin : pin + pin.charAt(1))

/** The rule of a PIN; an empty one passes. */
export const pinRule: Rule<string> = (pin) => {
  if (pin === '') return null
  if (!PIN.test(pin)) return text('waiters:pin.wrong')
  return isTrivial(pin) ? text('waiters:pin.trivial') : null
}
