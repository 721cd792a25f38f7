import type { Me } from '~/api/types'
import { ApiError, SessionExpired } from '~/shared/api/errors'
import { send } from '~/shared/api/send'
import { broadcastToken } from './broadcast'
import { expireSession } from './expiry'
import { session, setToken, useSession } from './session'
import { isExpired } from './token'

/** A fresh token, and whose it is where the server said so: the session's own person, whoever is acted for. */
interface Renewed {
  token: string
  user?: Me | null
}

let inFlight: Promise<Renewed> | null = null

const LOCK = 'millesime-refresh'

/** How long the lock outlives the work, in ms: a tab that asks meanwhile knows that a token is on its way to it. */
const HEARSAY = 100

/** How long a tab waits for the token that another one got, in ms: the other may have been refused. */
const PATIENCE = 1_000

/**
 * One tab at a time: a rotated refresh cookie must not be sent twice (domain 8.2). The work is told whether another tab
 * has just been at it.
 */
function exclusively<T>(work: (isNext: boolean) => Promise<T>): Promise<T> {
  const { locks } = navigator
  if (!locks) return work(false)
  return new Promise((resolve, reject) => {
    const turn = (isNext: boolean) =>
      work(isNext)
        .then(resolve, reject)
        .then(() => new Promise((done) => setTimeout(done, HEARSAY)))
    locks
      .request(LOCK, { ifAvailable: true }, (lock) => (lock ? turn(false).then(() => true) : false))
      .then((hadTurn) => hadTurn || locks.request(LOCK, () => turn(true)))
      .catch(reject)
  })
}

/** A token that is not the stale one and lives, as another tab got it; null when there is none. */
function sharedToken(stale: string | null): string | null {
  const { token } = session()
  return token && token !== stale && !isExpired(token, Date.now()) ? token : null
}

/** The same, once the other tab has told: its word may come later than the turn, to a tab that is busy. */
function heardToken(stale: string | null): Promise<string | null> {
  return new Promise((resolve) => {
    const settle = () => {
      clearTimeout(timer)
      unsubscribe()
      resolve(sharedToken(stale))
    }
    const timer = setTimeout(settle, PATIENCE)
    const unsubscribe = useSession.subscribe(() => sharedToken(stale) && settle())
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
  inFlight ??= exclusively(async (isNext) => {
    const token = sharedToken(stale) ?? (isNext && stale ? await heardToken(stale) : null)
    if (token) return { token }
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
