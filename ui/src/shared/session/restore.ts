import type { Me } from '~/api/types'
import { api } from '~/shared/api/client'
import { broadcastToken } from './broadcast'
import { forgetSession, hadSession, rememberSession } from './had-session'
import { renewSession } from './refresh'
import { resetSession, session, setSwitchUser, setToken, setUser } from './session'

/** Asks the server who we are, after signing in and after a change. Errors as the client's. */
export async function fetchUser(): Promise<Me> {
  const user = await api.get('/me', { quiet: 'sessionRead' })
  setUser(user)
  return user
}

/**
 * Signs in with the refresh cookie when there may be one, so that a guest's page asks nothing; stays signed out when that
 * fails, without a word. The call that renews the token tells the person too; only who acts for somebody asks for more.
 * True when the person acted for may no longer be, and the admin is itself again; the tab keeps whom it was until the
 * admin is told.
 */
export async function restoreSession(): Promise<boolean> {
  // The server has just ended the session that asks for this page (rulings, routes and access).
  if (/\/logout\/?$/.test(window.location.pathname)) forgetSession()
  if (!hadSession()) return false
  try {
    const { user } = await renewSession()
    const { switchUser } = session()
    if (user && !switchUser) {
      setUser(user)
      return false
    }
    try {
      await fetchUser()
    } catch (error) {
      const hasLostTarget = switchUser !== null && session().switchUser === null
      if (!hasLostTarget) throw error
      await fetchUser()
      return true
    }
  } catch {
    resetSession()
  }
  return false
}

/** Signs in. Errors: ApiError 401 (wrong e-mail or password) and 429 (too many attempts), NetworkError. */
export async function signIn(email: string, password: string): Promise<Me> {
  const { token } = await api.post('/token/auth', { email, password }, { anonymous: true })
  setSwitchUser(null)
  setToken(token)
  rememberSession()
  return fetchUser()
}

/**
 * Signs the same person in again, which makes the session a recent one: some changes ask for that (domain 8.2). Errors:
 * ApiError 401 (wrong password) and 429, NetworkError.
 */
export async function confirmIdentity(password: string): Promise<void> {
  const { token } = await api.post('/token/auth', { email: session().user?.email ?? '', password }, { anonymous: true })
  setToken(token)
  broadcastToken(token)
}
