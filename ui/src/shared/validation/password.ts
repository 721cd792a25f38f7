import { message } from './message'
import { ruleOf } from './rule'

/** What a password must hold (specification 5), in the order the checklist shows it. */
export const passwordParts = {
  length: (text: string) => Array.from(text).length >= 8,
  upper: (text: string) => /[A-Z]/.test(text),
  lower: (text: string) => /[a-z]/.test(text),
  digit: (text: string) => /[0-9]/.test(text),
  special: (text: string) => /[#?!@$%^&*-]/.test(text),
}

/** Empty, or with every part; other characters are allowed too. */
export const password = ruleOf(
  (value) => Object.values(passwordParts).every((holds) => holds(String(value))),
  () => message('password'),
)
