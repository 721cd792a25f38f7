import { lazy, type ReactNode, Suspense } from 'react'
import { useSession } from '~/shared/session/session'
import classes from './ActingFrame.module.css'

// Few ever see it: it must not weigh on the first screen.
const ActingBanner = lazy(() => import('./ActingBanner'))

/** Every page below the banner of an admin who acts for somebody, when there is one (domain 8.3). */
export function ActingFrame({ children }: { children: ReactNode }) {
  const user = useSession((session) => session.user)
  return (
    <div className={user?.impersonator ? (classes.frame ?? '') : ''}>
      {user?.impersonator && (
        <Suspense fallback={<div className={classes.place} />}>
          <ActingBanner user={user} />
        </Suspense>
      )}
      {children}
    </div>
  )
}
