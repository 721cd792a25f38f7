import { message } from './message'
import { isEmpty, type Rule, ruleOf } from './rule'

const matches = (pattern: RegExp) => (value: unknown) => pattern.test(String(value))

/** Characters, not UTF-16 units: what the server counts. */
const count = (value: unknown) => Array.from(String(value)).length

/** The longest address that mail carries. */
const MAX_EMAIL = 254

/** What every mail server takes: ASCII alone, as the server has it (platform/validate). */
const EMAIL =
  /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@([A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z]([A-Za-z0-9-]*[A-Za-z0-9])$/

/** Something was entered: not blank, not an empty list, not an unticked box. */
export const required: Rule = (value) => (isEmpty(value) ? message('required') : null)

/** Required while the condition on the other fields holds; `target` is the label of the field it is about. */
export const requiredIf =
  <Values>(target: string, condition: (values: Values) => boolean): Rule<unknown, Values> =>
  (value, values) =>
    condition(values) && isEmpty(value) ? message('required_if', { target }) : null

export const alpha = ruleOf(matches(/^\p{L}+$/u), () => message('alpha'))
export const alphaNum = ruleOf(matches(/^[\p{L}\p{N}]+$/u), () => message('alpha_num'))
export const alphaDash = ruleOf(matches(/^[\p{L}\p{N}_-]+$/u), () => message('alpha_dash'))
export const alphaSpaces = ruleOf(matches(/^[\p{L}\s]+$/u), () => message('alpha_spaces'))

export const email = ruleOf(
  (value) => count(value) <= MAX_EMAIL && EMAIL.test(String(value)),
  () => message('email'),
)

/** A web address with its protocol. */
export const url = ruleOf(
  (value) => /^https?:\/\/\S+$/i.test(String(value)) && URL.canParse(String(value)),
  () => message('url'),
)

/** Digits only, as many as one likes. */
export const numeric = ruleOf(matches(/^[0-9]+$/), () => message('numeric'))

/** Exactly so many digits. */
export const digits = (length: number) =>
  ruleOf(
    (value) => /^[0-9]+$/.test(String(value)) && count(value) === length,
    () => message('digits', { length }),
  )

/** At least so many characters. */
export const min = (least: number) =>
  ruleOf(
    (value) => count(value) >= least,
    () => message('min', { min: least }),
  )

/** At most so many characters. */
export const max = (most: number) =>
  ruleOf(
    (value) => count(value) <= most,
    () => message('max', { max: most }),
  )

/** Exactly so many characters. */
export const length = (exact: number) =>
  ruleOf(
    (value) => count(value) === exact,
    () => message('length', { length: exact }),
  )

/** Matches the pattern; anchor it. */
export const regex = (pattern: RegExp) => ruleOf(matches(pattern), () => message('regex'))

/** The same as another field: a password entered twice. An empty one differs too. */
export const confirmed =
  <Values>(other: (values: Values) => unknown): Rule<unknown, Values> =>
  (value, values) =>
    value === other(values) ? null : message('confirmed')

export const is = (expected: unknown) =>
  ruleOf(
    (value) => value === expected,
    () => message('is'),
  )

export const isNot = (refused: unknown) =>
  ruleOf(
    (value) => value !== refused,
    () => message('is_not'),
  )

export const oneOf = (allowed: readonly unknown[]) =>
  ruleOf(
    (value) => allowed.includes(value),
    () => message('one_of'),
  )

export const notOneOf = (refused: readonly unknown[]) =>
  ruleOf(
    (value) => !refused.includes(value),
    () => message('not_one_of'),
  )
