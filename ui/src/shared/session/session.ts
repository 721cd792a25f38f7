import { create } from 'zustand'
import type { Me } from '~/api/types'

/**
 * Who is signed in, in this tab. The access token lives in memory alone; the refresh token is an HttpOnly cookie that
 * scripts never see.
 */
interface Session {
  token: string | null
  user: Me | null
  /** The e-mail of the person acted for: sent in X-Switch-User with every call. */
  switchUser: string | null
  /** Between two people: the page of the one is gone, that of the other not there yet. */
  isTurning: boolean
}

const SWITCH_KEY = 'millesime.switch-user'

const signedOut: Session = { token: null, user: null, switchUser: null, isTurning: false }

/** Read in components with a selector: `useSession((session) => session.user)`. */
export const useSession = create<Session>()(() => ({
  ...signedOut,
  switchUser: sessionStorage.getItem(SWITCH_KEY),
}))

/** The state outside React: guards, the API client. */
export const session = () => useSession.getState()

/** Signed in means that the server said who we are; there is no third state. */
export const isSignedIn = () => session().user !== null

export function setToken(token: string): void {
  useSession.setState({ token })
}

export function setUser(user: Me): void {
  useSession.setState({ user })
}

/** Keeps for whom calls are made from now on: an e-mail, or null for oneself. It survives a reload of this tab. */
export function setSwitchUser(switchUser: string | null): void {
  keepSwitchUser(switchUser)
  useSession.setState({ switchUser })
}

function keepSwitchUser(email: string | null): void {
  if (email) sessionStorage.setItem(SWITCH_KEY, email)
  else sessionStorage.removeItem(SWITCH_KEY)
}

/**
 * Calls are one's own again: the server refuses the person acted for. This tab keeps the e-mail until one has been told,
 * so that a reload before then, also one under way, is refused again and leads to the same end.
 */
export function loseSwitchUser(): void {
  useSession.setState({ switchUser: null })
}

/** One has been told that the person is lost. */
export function forgetLostUser(): void {
  if (session().switchUser === null) keepSwitchUser(null)
}

/** Turns this tab to somebody acted for (an e-mail), or back to oneself (null), in one step. */
export function turnTo(user: Me, switchUser: string | null): void {
  const isLost = switchUser === null && session().switchUser === null
  if (!isLost) keepSwitchUser(switchUser)
  useSession.setState({ user, switchUser, isTurning: true })
}

/** The page of whoever this tab turned to is there. */
export function endTurning(): void {
  useSession.setState({ isTurning: false })
}

/** Forgets everything about the person in this tab. */
export function resetSession(): void {
  sessionStorage.removeItem(SWITCH_KEY)
  useSession.setState(signedOut)
}

/**
 * Under which name the client's own stores keep their data (rulings, cart and session): one per person, and another
 * one per person acted for. Null when signed out.
 */
export function storageOwner(): string | null {
  const { user } = session()
  if (!user) return null
  return user.impersonator ? `${user.impersonator.id}.as.${user.id}` : String(user.id)
}
