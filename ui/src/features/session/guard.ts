import { redirect } from '@tanstack/react-router'
import { create } from 'zustand'
import { Forbidden } from '~/shared/access/forbidden'
import { canOpen } from '~/shared/access/route-access'
import { text } from '~/shared/i18n/i18n'
import { session } from '~/shared/session/session'
import { toast } from '~/shared/toasts/toast'

interface Place {
  pathname: string
  href: string
  state: { __TSR_index?: number }
}

/** A screen that is about to open. */
interface Visit {
  location: Place
  preload: boolean
  /** The routes from the root to the screen's own. */
  matches: readonly { fullPath: string }[]
  /** The router's: leads to the page before. */
  context: { goBack: () => void }
}

/** What a person awaiting validation may open (domain 2.2): who it is, and how to complete that. */
const waitingRoom = ['/profile', '/profile/edit']

/** The last screen the person was let into: where a refusal leads back to. */
const useLastScreen = create<{ place: Place | null }>(() => ({ place: null }))

/** The route of the screen, whose spelling the address cannot change: /users/$personId. */
const routeOf = (matches: Visit['matches']) => (matches.at(-1)?.fullPath ?? '').replace(/(.)\/$/, '$1')

/**
 * Runs before every screen that needs a person. Guests go to /login and come back; a person awaiting validation sees
 * its profile alone; a screen outside the group is refused with a toast (specification 8, domain 2.2).
 */
export async function guardScreen({ location, preload, matches, context }: Visit): Promise<void> {
  const { user } = session()
  if (!user) {
    useLastScreen.setState({ place: null })
    throw redirect({
      to: '/login',
      search: location.pathname === '/' ? {} : { redirect: location.href },
      replace: true,
    })
  }
  const route = routeOf(matches)
  if (user.status === 'processing' && !waitingRoom.includes(route)) throw redirect({ to: '/profile', replace: true })
  if (!canOpen(route, user.userGroup.code)) await refuse(location, preload, context.goBack)
  if (!preload) useLastScreen.setState({ place: location })
}

/** Leads back: one step in the history when the screen was asked for from there, so that no entry of it is doubled. */
async function refuse({ state }: Place, preload: boolean, goBack: () => void): Promise<never> {
  const { place: previous } = useLastScreen.getState()
  if (preload || !previous) throw new Forbidden()
  toast.warning(text('access.refused'), { id: 'refused' })
  if (state.__TSR_index !== (previous.state.__TSR_index ?? 0) + 1)
    throw redirect({ href: previous.href, replace: true })
  goBack()
  // The step back ends this visit.
  return await new Promise<never>(() => undefined)
}
