import { message } from './message'
import { ruleOf } from './rule'
import { withoutSpaces } from './without-spaces'

/** Luhn's sum of the company register: every second digit from the right is doubled. */
function luhnSum(digits: string): number {
  return Array.from(digits)
    .reverse()
    .reduce((sum, digit, at) => {
      const value = Number(digit) * (at % 2 === 1 ? 2 : 1)
      return sum + (value > 9 ? value - 9 : value)
    }, 0)
}

const isSiren = (number: string) => /^[0-9]{9}$/.test(number) && luhnSum(number) % 10 === 0

/** La Poste has more establishments than Luhn's key allows for: the plain sum of their digits is a multiple of 5. */
const LA_POSTE = '356000000'

function isSiret(number: string): boolean {
  if (!/^[0-9]{14}$/.test(number) || !isSiren(number.slice(0, 9))) return false
  if (luhnSum(number) % 10 === 0) return true
  return number.startsWith(LA_POSTE) && Array.from(number).reduce((sum, digit) => sum + Number(digit), 0) % 5 === 0
}

/** A company's nine digits, spaces allowed. */
export const siren = ruleOf(
  (value) => isSiren(withoutSpaces(value)),
  () => message('siren'),
)

/** An establishment's fourteen digits, spaces allowed. */
export const siret = ruleOf(
  (value) => isSiret(withoutSpaces(value)),
  () => message('siret'),
)

/** Two capitals and eleven digits, spaces allowed. */
export const numvat = ruleOf(
  (value) => /^[A-Z]{2}[0-9]{11}$/.test(withoutSpaces(value)),
  () => message('numvat'),
)

/** Five digits in France; elsewhere letters, digits, spaces and dashes. */
export const postcode = (country: string) =>
  ruleOf(
    (value) => (country === 'FR' ? /^[0-9]{5}$/ : /^[0-9A-Za-z][0-9A-Za-z -]{1,9}$/).test(String(value)),
    () => message('postcode'),
  )

/** A telephone number as people write it, with or without its country. */
export const phone = ruleOf(
  (value) => /^\+?[0-9]{6,15}$/.test(String(value).replaceAll(/[\s\p{Pd}−.()/]/gu, '')),
  () => message('phone'),
)

/** A civil date, YYYY-MM-DD. */
export const date = ruleOf(
  (value) => {
    const text = String(value)
    const day = new Date(`${text}T00:00:00Z`)
    return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
  },
  () => message('date'),
)
