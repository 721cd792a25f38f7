import type { Me } from '~/api/types'
import { ApiError, SessionExpired } from '~/shared/api/errors'
import { send } from '~/shared/api/send'
import { broadcastToken } from './broadcast'
import { expireSession } from './expiry'
import { session, setToken } from './session'
import { isExpired } from './token'

/** A fresh token, and whose it is where the server said so: the session's own person, whoever is acted for. */
interface Renewed {
  token: string
  user?: Me | null
}

let inFlight: Promise<Renewed> | null = null

/** How long the lock outlives the work, in ms: the next tab must have heard of the new token when its turn comes. */
const HEARSAY = 100

/** One tab at a time: a rotated refresh cookie must not be sent twice (domain 8.2). */
function exclusively<T>(work: () => Promise<T>): Promise<T> {
  const { locks } = navigator
  if (!locks) return work()
  return new Promise((resolve, reject) => {
    const turn = () =>
      work()
        .then(resolve, reject)
        .then(() => new Promise((done) => setTimeout(done, HEARSAY)))
    locks.request('millesime-refresh', turn).catch(reject)
  })
}

async function exchange(): Promise<Renewed> {
  const response = await send('POST', '/token/refresh', {})
  if (response.status === 401) {
    expireSession()
    throw new SessionExpired()
  }
  if (!response.ok) throw new ApiError(response.status, 'refresh', null)
  return (await response.json()) as Renewed
}

/**
 * A fresh access token and its person, asked for once however many calls wait for it, in this tab and in the others.
 * Errors: SessionExpired (the session is then reset), NetworkError, ApiError.
 */
export function renewSession(): Promise<Renewed> {
  const stale = session().token
  inFlight ??= exclusively(async () => {
    const shared = session().token
    if (shared && shared !== stale && !isExpired(shared, Date.now())) return { token: shared }
    const renewed = await exchange()
    setToken(renewed.token)
    broadcastToken(renewed.token)
    return renewed
  }).finally(() => {
    inFlight = null
  })
  return inFlight
}

/** The token alone. Errors as above. */
export const refreshToken = async (): Promise<string> => (await renewSession()).token

/** The token to send now: null for a guest, refreshed when it is about to expire. */
export async function accessToken(): Promise<string | null> {
  const { token } = session()
  if (!token) return null
  return isExpired(token, Date.now()) ? refreshToken() : token
}
