import { text } from '~/shared/i18n/i18n'
import type { Rule } from '~/shared/validation/rule'

const PIN = /^\d{4,6}$/

/** Whether all digits are one, or follow each other: what everybody tries first. */
const isTrivial = (pin: string) => /^(\d)\1+$/.test(pin) || '0123456789'.includes(pin) || '9876543210'.includes(pin)

/** The rule of a PIN; an empty one passes. */
export const pinRule: Rule = (value) => {
  const pin = String(value ?? '')
  if (pin === '') return null
  if (!PIN.test(pin)) return text('waiters:pin.wrong')
  return isTrivial(pin) ? text('waiters:pin.trivial') : null
}
