import { ApiError, NetworkError, SessionExpired } from '~/shared/api/errors'
import { text } from '~/shared/i18n/i18n'
import { fallback } from '~/shared/validation/message'

/** Somebody else changed the same fields: a dialog of its own asks what stays. */
export class Conflicted extends Error {
  constructor() {
    super('conflict')
    this.name = 'Conflicted'
  }
}

/** What a refused submit says: on fields of the form, and on top for the rest. */
export interface Problems {
  fields: Record<string, string>
  others: string[]
}

/** The form's name of a field in a 422 answer: `items[2].quantity` is items.2.quantity. */
const pathOfViolation = (propertyPath: string) => propertyPath.replaceAll(/\[(\w+)\]/g, '.$1')

/** Shares a failed call out between the fields that are on screen and the notice on top. */
export function problemsOf(error: unknown, isOnScreen: (path: string) => boolean): Problems {
  const problems: Problems = { fields: {}, others: [] }
  if (error instanceof SessionExpired || error instanceof Conflicted) return problems
  if (error instanceof NetworkError) return { ...problems, others: [text('error.network')] }
  if (!(error instanceof ApiError)) return { ...problems, others: [text('form.failed')] }
  for (const { propertyPath, message: words } of error.violations) {
    const path = pathOfViolation(propertyPath)
    const message = words || fallback(propertyPath)
    if (isOnScreen(path)) problems.fields[path] ??= message
    else problems.others.push(propertyPath === '' ? message : text('form.elsewhere', { path: propertyPath, message }))
  }
  if (error.violations.length === 0) {
    problems.others.push(error.message.startsWith('HTTP ') ? text('form.failed') : error.message)
  }
  return problems
}
