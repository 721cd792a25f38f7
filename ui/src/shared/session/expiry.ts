import { forgetSession } from './had-session'
import { resetSession, session } from './session'

const KEY = 'millesime.expired'

/** Ends a session that ran out, remembering whose it was, so that only that person returns to the page it was on. */
export function expireSession(): void {
  const { user } = session()
  if (user) sessionStorage.setItem(KEY, user.email)
  forgetSession()
  resetSession()
}

/**
 * Where to go after signing in: the page asked for, on this site only, and not that of somebody else whose session ran
 * out here (rulings, routes and access).
 */
export function returnPath(redirect: string | undefined, email: string): string {
  const owner = sessionStorage.getItem(KEY)
  sessionStorage.removeItem(KEY)
  if (owner && owner !== email) return '/'
  return isLocalPath(redirect) ? redirect : '/'
}

/** A path of this site: one leading slash; no scheme, no host, no backslash that browsers read as a slash. */
export function isLocalPath(path: string | undefined): path is string {
  if (!path?.startsWith('/') || path.startsWith('//') || path.includes('\\')) return false
  return new URL(path, window.location.origin).origin === window.location.origin
}
