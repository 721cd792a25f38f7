import { ApiError } from '~/shared/api/errors'
import { fallback } from '~/shared/validation/message'
import type { ListValues } from './values'

const LINE = /^lines\[(\d+)\]/
const CUSTOMER = /^customers\[\d+\]$/

/** What an answer refuses of lines, by their keys; of others it tells the form. */
export interface Refusals {
  lines: Map<string, string>
  /** The answer without what is shown at lines; customers are refused as one field. */
  rest: unknown
}

/** Shares a refusal out between the lines, of which a form shows those in sight alone, and its fields. */
export function refusalsOf(error: unknown, { lines }: ListValues, wrongLines: (count: number) => string): Refusals {
  const refused = new Map<string, string>()
  if (!(error instanceof ApiError)) return { lines: refused, rest: error }
  const violations = error.violations.flatMap((violation) => {
    const { propertyPath, message } = violation
    const line = lines[Number(LINE.exec(propertyPath)?.[1] ?? -1)]
    if (!line) return [CUSTOMER.test(propertyPath) ? { ...violation, propertyPath: 'customers' } : violation]
    refused.set(line.key, message || fallback(propertyPath))
    return []
  })
  if (refused.size > 0) violations.push({ propertyPath: '', message: wrongLines(refused.size) })
  return { lines: refused, rest: new ApiError(error.status, error.message, { violations }) }
}
