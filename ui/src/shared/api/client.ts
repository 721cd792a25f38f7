import { text } from '~/shared/i18n/i18n'
import { expireSession } from '~/shared/session/expiry'
import { accessToken, refreshToken } from '~/shared/session/refresh'
import { loseSwitchUser, resetSession, session } from '~/shared/session/session'
import { toast } from '~/shared/toasts/toast'
import { keyOf, settle } from './acts'
import { ApiError, codeOf, descriptionOf, messageOf, NetworkError, SessionExpired } from './errors'
import type { Answer, Body, Method, PathWith, Target } from './operations'
import { type Query, queryString } from './query-string'
import { isQuiet, type Quiet } from './quiet'
import { send } from './send'
import { tell } from './tell'

interface Options {
  headers?: Record<string, string>
  /** The signal of a query: what becomes of it is told where the query is kept (app/query-client.ts). */
  signal?: AbortSignal
  /** Why a refusal makes no toast. */
  quiet?: Quiet
  /** Sent without a token: sign-in, registration, public calls. */
  anonymous?: boolean
  /** Sent even though the page is being left. */
  keepalive?: boolean
  /** The key of the act where its caller keeps it; null for one that has none. Else the client makes it. */
  key?: string | null
  /** For whom the call is made, when it is not for whom the session says. */
  switchUser?: string | null
}

/** A call as it is sent: the values of its path, and its query. */
interface Sending extends Options {
  path?: Record<string, string | number>
  query?: Query
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
  return path === '/users/{id}' ? 'application/ld+json' : 'application/merge-patch+json'
}

/** What a write is told apart by; null for what is the same when it is repeated, and for who has no name. */
const actOf = (method: string, sent: unknown[], { anonymous, key }: Options) =>
  anonymous || key !== undefined || method === 'GET' || method === 'PUT' ? null : JSON.stringify([method, ...sent])

/** `/orders/{id}` with its values. */
const filled = (path: string, values: Record<string, string | number> = {}) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])))

async function request(method: string, path: string, body: unknown, options: Sending): Promise<Response> {
  const headers: Record<string, string> = { ...(await authorization(options)), ...options.headers }
  const { token } = session()
  const address = filled(path, options.path) + queryString(options.query ?? {})
  const content = body === undefined ? undefined : JSON.stringify(body)
  const act = actOf(method, [address, content, headers['X-Switch-User']], options)
  const key = act ? keyOf(act) : options.key
  if (key) headers['Idempotency-Key'] = key
  try {
    const response = await send(
      method,
      address,
      content === undefined ? headers : { 'Content-Type': typeOf(method, path), ...headers },
      content,
      options.signal,
      options.keepalive,
    )
    if (act) settle(act, response.status, response.headers.get('Retry-After'))
    return response.ok ? response : await fail(response, options, token)
  } catch (error) {
    if (error instanceof NetworkError && isToldHere(error, options)) tell(error)
    throw error
  }
}

/** The path below /api of an IRI the server sent: /api/orders/9 becomes /orders/9. */
export const pathOf = (iri: string) => iri.replace(/^\/?api/, '')

/** A call's options: left out where its path has no values. */
type Rest<M extends Method, P extends PathWith<M>, O = Options & Target<M, P>> =
  Record<never, never> extends O ? [options?: O] : [options: O]

/**
 * The API. Paths are below /api, as its document writes them: `api.get('/orders/{id}', { path: { id } })`; it says what a
 * call takes and is answered with. Every call is sent once, within 25 s, with the person's token. Errors: ApiError and
 * NetworkError (shown as a toast already, by the query where there is one), SessionExpired, or the abort of the signal.
 */
interface Api {
  get: <P extends PathWith<'get'>>(path: P, ...rest: Rest<'get', P>) => Promise<Answer<'get', P>>
  post: <P extends PathWith<'post'>>(
    path: P,
    body: Body<'post', P>,
    ...rest: Rest<'post', P>
  ) => Promise<Answer<'post', P>>
  patch: <P extends PathWith<'patch'>>(
    path: P,
    body: Body<'patch', P>,
    ...rest: Rest<'patch', P>
  ) => Promise<Answer<'patch', P>>
  put: <P extends PathWith<'put'>>(path: P, body: Body<'put', P>, ...rest: Rest<'put', P>) => Promise<Answer<'put', P>>
  delete: <P extends PathWith<'delete'>>(path: P, ...rest: Rest<'delete', P>) => Promise<Answer<'delete', P>>
}

async function call(method: string, path: string, body: unknown, options: Sending = {}): Promise<unknown> {
  return bodyOf(await request(method, path, body, options))
}

/** A POST that was written down earlier, when its types were checked. */
export const repeat = (path: string, body: unknown, options: Sending) => call('POST', path, body, options)

// What the document promises is held against what the server sends by a test of its own (decision 20).
export const api = {
  get: (path: string, options?: Sending) => call('GET', path, undefined, options),
  post: (path: string, body: unknown, options?: Sending) => call('POST', path, body, options),
  patch: (path: string, body: unknown, options?: Sending) => call('PATCH', path, body, options),
  put: (path: string, body: unknown, options?: Sending) => call('PUT', path, body, options),
  delete: (path: string, options?: Sending) => call('DELETE', path, undefined, options),
} as unknown as Api
