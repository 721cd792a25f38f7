import { ApiError } from '~/shared/api/errors'

/**
 * A refusal of what was sent, told of the fields on screen: `incident.lines[1].photo` is the photo of the second line
 * that was sent, which may be the fourth that is shown; without a list, all of them were sent.
 */
export function withShownPaths(error: unknown, shown?: readonly number[]): unknown {
  if (!(error instanceof ApiError) || error.violations.length === 0) return error
  const violations = error.violations.map((violation) => ({
    ...violation,
    propertyPath: violation.propertyPath
      .replace(/^incident\./, '')
      .replace(/^items(?=\[)/, 'lines')
      .replace(/^(lines|outcomes)\[(\d+)\]/, (_path, _list, at: string) => `lines[${shown?.[Number(at)] ?? at}]`),
  }))
  return new ApiError(error.status, error.message, { violations })
}
