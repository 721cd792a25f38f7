import { typeset } from '~/shared/i18n/typeset'
import { isRecord } from './is-record'

/** One field's fault in a 422 answer. */
export interface Violation {
  propertyPath: string
  message: string
  code?: string
}

/** An answer that is not a success. `body` is what the server sent, for callers that know its kind. */
export class ApiError extends Error {
  readonly status: number
  readonly violations: Violation[]
  readonly body: unknown
  /** Whole seconds to wait before asking again, when the server said so. */
  readonly retryAfter: number | null

  /** Under which name the server logged the call. */
  readonly requestId: string | null

  constructor(status: number, message: string, body: unknown, headers = new Headers()) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.body = body
    this.violations = violationsOf(body)
    const wait = Number(headers.get('Retry-After'))
    this.retryAfter = wait > 0 ? wait : null
    this.requestId = headers.get('X-Request-Id')
  }
}

/** One that is not visible fails the screen with a 404. */
export const isNotFound = (error: unknown) => error instanceof ApiError && error.status === 404

/** Somebody was quicker, or what stands in the way may be gone from the screen: it is to be read again. */
export const isConflict = (error: unknown): error is ApiError => error instanceof ApiError && error.status === 409

/** No answer came: offline, or nothing within 25 seconds. */
export class NetworkError extends Error {
  constructor(cause: unknown) {
    super('network', { cause })
    this.name = 'NetworkError'
  }
}

/** Access and refresh tokens have both expired: the call was never sent (specification 8). */
export class SessionExpired extends Error {
  constructor() {
    super('session expired')
    this.name = 'SessionExpired'
  }
}

function violationsOf(body: unknown): Violation[] {
  const violations = isRecord(body) && Array.isArray(body.violations) ? (body.violations as Violation[]) : []
  return violations.map((violation) => ({ ...violation, message: typeset(violation.message) }))
}

/** The sentence for a person, when the body has one (hydra:description). */
export function descriptionOf(body: unknown): string | null {
  const text = isRecord(body) ? body['hydra:description'] : null
  return typeof text === 'string' && text !== '' ? typeset(text) : null
}

/** The code that names a refusal. */
export function codeOf(body: unknown): string | null {
  return isRecord(body) && typeof body.code === 'string' ? body.code : null
}

/** The message of a 401 body. */
export function messageOf(body: unknown): string | null {
  return isRecord(body) && typeof body.message === 'string' ? body.message : null
}
