/** A rule of specification 5: the message when the value is refused, else null. */
export type Rule<Value = unknown, Values = unknown> = (value: Value, values: Values) => string | null

/** Nothing was entered. Every rule but `required` lets it pass. */
export const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === false || (Array.isArray(value) && value.length === 0)
    ? true
    : typeof value === 'string' && value.trim() === ''

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

/** A rule from a condition on what was entered. */
export const ruleOf =
  (isAccepted: (value: unknown) => boolean, words: () => string): Rule =>
  (value) =>
    isEmpty(value) || isAccepted(value) ? null : words()
