import { clearCartSummary } from '~/shared/cart-summary'
import { useSession } from '~/shared/session/session'
import type { createAppRouter } from './router'

/**
 * The session's end shows the guest layout at once and forgets what the server said (specification 4). The page that
 * was open is offered again after signing in.
 */
export function followSession(router: ReturnType<typeof createAppRouter>, forget: () => void): void {
  useSession.subscribe((now, before) => {
    if (!before.user || now.user) return
    forget()
    clearCartSummary()
    const { href, pathname } = router.state.location
    if (pathname === '/logout' || pathname === '/login') return
    void router.navigate({ to: '/login', search: pathname === '/' ? {} : { redirect: href } })
  })
}
