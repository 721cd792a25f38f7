import { canOpen } from '~/shared/access/route-access'
import { clearCartSummary } from '~/shared/cart-summary'
import { text } from '~/shared/i18n/i18n'
import { currentLocale, withLocale } from '~/shared/locale/locale'
import { endTurning, forgetLostUser, session, storageOwner, useSession } from '~/shared/session/session'
import { toast } from '~/shared/toasts/toast'
import type { createAppRouter } from './router'

type Router = ReturnType<typeof createAppRouter>

/**
 * The session's end shows the guest layout at once and forgets what the server said (specification 4). The page that
 * was open is offered again after signing in. Acting for somebody, and being oneself again, begin afresh. Gives what ends it.
 */
export function followSession(router: Router, forget: () => void): () => void {
  let owner = storageOwner()
  return useSession.subscribe((now, before) => {
    const previous = owner
    owner = storageOwner()
    if (before.user && !now.user) {
      forget()
      clearCartSummary()
      askToSignIn(router)
    } else if (now.user?.impersonator && before.switchUser && !now.switchUser) {
      loseTarget()
    } else if (previous && owner && previous !== owner) {
      forget()
      void openAfresh(router)
    }
  })
}

function askToSignIn(router: Router): void {
  const { href, pathname } = router.state.location
  if (pathname === '/logout' || pathname === '/login') return
  void router.navigate({ to: '/login', search: pathname === '/' ? {} : { redirect: href } })
}

/** Whoever is acted for begins at home with an empty cart; back as oneself, one is among the people again. */
async function openAfresh(router: Router): Promise<void> {
  const { user } = session()
  const isBack = user && !user.impersonator && canOpen('/users', user.userGroup.code)
  emptyCart().catch(() => undefined) // the cart says itself when it cannot be written
  // The page that would ask whether to leave is gone already.
  await router.navigate({ to: isBack ? '/users' : '/', ignoreBlocker: true }).catch(() => undefined)
  endTurning()
}

async function emptyCart(): Promise<void> {
  const { startAfresh } = await import('~/shared/cart/open')
  await startAfresh()
}

/** The server no longer lets the admin act for this person: the admin is itself again (domain 8.3). */
function loseTarget(): void {
  tellTargetLost()
  // Without an answer, loading the page again finds out who this is.
  import('~/shared/session/impersonation')
    .then(({ stopActing }) => stopActing())
    .catch(() => window.location.assign(withLocale('/users', currentLocale())))
}

export const tellTargetLost = () =>
  toast.warning(text('acting.lost'), { id: 'acting', detail: text('acting.lostHelp'), onClose: forgetLostUser })
