import { redirect } from '@tanstack/react-router'
import { Forbidden } from '~/shared/access/forbidden'
import { canOpen } from '~/shared/access/route-access'
import { text } from '~/shared/i18n/i18n'
import { session } from '~/shared/session/session'
import { toast } from '~/shared/toasts/toast'

interface Place {
  pathname: string
  search: object
  href: string
}

/** What a person awaiting validation may open (domain 2.2): who it is, and how to complete that. */
const waitingRoom = ['/profile', '/profile/edit']

/** The last screen the person was let into: where a refusal leads back to. */
let previous: Place | null = null

/**
 * Runs before every screen that needs a person. Guests go to /login and come back; a person awaiting validation sees
 * its profile alone; a screen outside the group is refused with a toast (specification 8, domain 2.2).
 */
export function guardScreen(place: Place, preload: boolean): void {
  const { user } = session()
  if (!user) {
    previous = null
    throw redirect({ to: '/login', search: place.pathname === '/' ? {} : { redirect: place.href }, replace: true })
  }
  if (user.status === 'processing' && !waitingRoom.includes(place.pathname.replace(/\/$/, '')))
    throw redirect({ to: '/profile', replace: true })
  if (!canOpen(place.pathname, user.userGroup.code)) refuse(preload)
  if (!preload) previous = { pathname: place.pathname, search: place.search, href: place.href }
}

function refuse(preload: boolean): never {
  if (preload || !previous) throw new Forbidden()
  toast.warning(text('access.refused'), { id: 'refused' })
  throw redirect({ href: previous.href, replace: true })
}
