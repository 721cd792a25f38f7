import { tidy } from './tidy'

/** A rule of specification 5: the message when the value is refused, else null. */
export type Rule<Value = unknown, Values = unknown> = (value: Value, values: Values) => string | null

/** Nothing was entered. Every rule but `required` lets it pass. */
export const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === false || (Array.isArray(value) && value.length === 0)
    ? true
    : typed(value) === ''

/** Several rules on one field; the first refusal is shown. */
export function all<Value, Values>(...rules: Rule<Value, Values>[]): Rule<Value, Values> {
  return (value, values) => {
    for (const rule of rules) {
      const refusal = rule(value, values)
      if (refusal !== null) return refusal
    }
    return null
  }
}

/** What the server will read of it. */
const typed = (value: unknown) => (typeof value === 'string' ? tidy(value) : value)

/** A rule from a condition on what was entered, tidied as the server does. */
export const ruleOf =
  (isAccepted: (value: unknown) => boolean, words: () => string): Rule =>
  (value) =>
    isEmpty(value) || isAccepted(typed(value)) ? null : words()
