import { message } from './message'
import { isEmpty, type Rule } from './rule'

/** The one form in which the server judges and keeps a password (platform/tidy): letters composed, one kind of blank. */
const normal = (password: string) => password.replaceAll(/\p{Zs}/gu, ' ').normalize('NFC')

const has = (pattern: RegExp) => (password: string) => pattern.test(normal(password))

/** What a password must hold (specification 5), in the order the checklist shows it. */
export const passwordParts = {
  length: (password: string) => Array.from(normal(password)).length >= 8,
  upper: has(/[A-Z]/),
  lower: has(/[a-z]/),
  digit: has(/[0-9]/),
  special: has(/[#?!@$%^&*-]/),
}

/** Empty, or with every part; other characters are allowed too. Nothing is taken off a password. */
export const password: Rule = (value) =>
  isEmpty(value) || Object.values(passwordParts).every((holds) => holds(String(value))) ? null : message('password')
