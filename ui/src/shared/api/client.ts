import { text } from '~/shared/i18n/i18n'
import { expireSession } from '~/shared/session/expiry'
import { accessToken, refreshToken } from '~/shared/session/refresh'
import { loseSwitchUser, resetSession, session } from '~/shared/session/session'
import { toast } from '~/shared/toasts/toast'
import { ApiError, codeOf, descriptionOf, messageOf, NetworkError, SessionExpired } from './errors'
import { type Query, queryString } from './query-string'
import { isQuiet, type Quiet } from './quiet'
import { send } from './send'
import { tell } from './tell'

interface Options {
  query?: Query
  headers?: Record<string, string>
  /** The signal of a query: what becomes of it is told where the query is kept (app/query-client.ts). */
  signal?: AbortSignal
  /** Why a refusal makes no toast. */
  quiet?: Quiet
  /** Sent without a token: sign-in, registration, public calls. */
  anonymous?: boolean
  /** Sent even though the page is being left. */
  keepalive?: boolean
  /** For whom the call is made, when it is not for whom the session says. */
  switchUser?: string | null
}

/**
 * What tells the server who asks: the token, and for whom an administrator acts. Errors: SessionExpired when the session
 * is over: screens that are still there ask in vain (specification 8).
 */
export async function authorization({
  anonymous,
  switchUser = session().switchUser,
}: Options): Promise<Record<string, string>> {
  if (anonymous) return {}
  if (!session().token && !session().user) throw new SessionExpired()
  const token = await accessToken()
  if (!token) return {}
  return { Authorization: `Bearer ${token}`, ...(switchUser ? { 'X-Switch-User': switchUser } : {}) }
}

async function bodyOf(response: Response): Promise<unknown> {
  if (!response.headers.get('Content-Type')?.includes('json')) return null
  return response.json().catch(() => null)
}

/** What a refused token means for the session (specification 8; rulings, cart and session). */
function onUnauthorized(message: string | null): void {
  if (message === 'JWT Token not found') {
    resetSession()
    toast.warning(text('session.expired'), { id: 'session' })
  } else if (message === 'Invalid JWT Token') {
    expireSession()
  } else if (message === 'Expired JWT Token') {
    // The browser's clock is behind: have a fresh token ready for the next call.
    refreshToken().catch(() => undefined)
  }
}

/** The person acted for may no longer be acted for: calls are one's own again (app/follow-session.ts does the rest). */
function hasLostTarget(response: Response, body: unknown, options: Options): boolean {
  const isLost = response.status === 403 && codeOf(body) === 'users.switch_user' && options.switchUser === undefined
  if (isLost) loseSwitchUser()
  return isLost
}

/** A failure is told here unless a query does, or nobody is to be told. */
const isToldHere = (error: unknown, { signal, quiet }: Options) => !signal && !isQuiet(quiet, error)

/**
 * Reads a refusal, shows it where it is to be shown, and throws it. That of a call which another token than today's went with says
 * nothing of this session: somebody has signed in again since.
 */
export async function fail(response: Response, options: Options, sentWith = session().token): Promise<never> {
  const body = await bodyOf(response)
  const description = descriptionOf(body)
  const isOfThisSession = !options.anonymous && sentWith === session().token
  if (response.status === 401 && isOfThisSession) onUnauthorized(messageOf(body))
  const hasLost = hasLostTarget(response, body, options)
  const message = description ?? messageOf(body) ?? `HTTP ${response.status}`
  const error = new ApiError(response.status, message, body, response.headers)
  if (!hasLost && isToldHere(error, options)) tell(error)
  throw error
}

/** PATCH /users/{id} is JSON-LD, every other PATCH a merge patch (specification 7). */
function typeOf(method: string, path: string): string {
  if (method !== 'PATCH') return 'application/json'
  return /^\/users\/\d+$/.test(path) ? 'application/ld+json' : 'application/merge-patch+json'
}

async function request(method: string, path: string, body: unknown, options: Options): Promise<Response> {
  const headers = { ...(await authorization(options)), ...options.headers }
  const { token } = session()
  const address = path + queryString(options.query ?? {})
  const content = body === undefined ? undefined : JSON.stringify(body)
  try {
    const response = await send(
      method,
      address,
      content === undefined ? headers : { 'Content-Type': typeOf(method, path), ...headers },
      content,
      options.signal,
      options.keepalive,
    )
    return response.ok ? response : await fail(response, options, token)
  } catch (error) {
    if (error instanceof NetworkError && isToldHere(error, options)) tell(error)
    throw error
  }
}

async function json<T>(method: string, path: string, body: unknown, options: Options): Promise<T> {
  const response = await request(method, path, body, options)
  return (await bodyOf(response)) as T
}

/** The path below /api of an IRI the server sent: /api/orders/9 becomes /orders/9. */
export const pathOf = (iri: string) => iri.replace(/^\/?api/, '')

/**
 * The API. Paths are below /api. Every call is sent once, within 25 s, with the person's token. Errors: ApiError and
 * NetworkError (shown as a toast already, by the query where there is one), SessionExpired, or the abort of the signal.
 */
export const api = {
  get: <T>(path: string, options: Options = {}) => json<T>('GET', path, undefined, options),
  post: <T>(path: string, body: unknown, options: Options = {}) => json<T>('POST', path, body, options),
  patch: <T>(path: string, body: unknown, options: Options = {}) => json<T>('PATCH', path, body, options),
  put: <T>(path: string, body: unknown, options: Options = {}) => json<T>('PUT', path, body, options),
  delete: (path: string, options: Options = {}) => json<void>('DELETE', path, undefined, options),
}
