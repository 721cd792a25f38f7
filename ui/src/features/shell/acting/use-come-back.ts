import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'

/** Ends acting for somebody; a form with changes asks first, as when its page is left. */
export function useComeBack() {
  const router = useRouter()
  const [isComing, setIsComing] = useState(false)

  async function comeBack(): Promise<void> {
    if (!(await hasLeft())) return
    setIsComing(true)
    // The client has said why when it fails; else the router goes on (app/follow-session.ts).
    const { stopActing } = await import('~/shared/session/impersonation')
    await stopActing().catch(() => undefined)
    setIsComing(false)
  }

  /** Leaves the page for home; false when its form kept the person there. */
  async function hasLeft(): Promise<boolean> {
    if (router.state.location.pathname === '/') return true
    const leaving = crypto.randomUUID()
    await router.navigate({ to: '/', state: { leaving } })
    return router.state.location.state.leaving === leaving
  }

  return { comeBack, isComing }
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Which click left the page before. */
    leaving?: string
  }
}
