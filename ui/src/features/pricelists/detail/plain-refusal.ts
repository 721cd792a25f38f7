import { ApiError } from '~/shared/api/errors'

/** A refusal in the server's own words, where the form has no field that they are about. */
export const plainRefusal = (error: unknown): unknown =>
  error instanceof ApiError
    ? new ApiError(error.status, error.message, {
        violations: error.violations.map((violation) => ({ ...violation, propertyPath: '' })),
      })
    : error
