import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { ActingFrame } from '~/features/shell/acting/ActingFrame'
import { BareErrorPage, BareNotFoundPage } from '~/shared/messages/BarePages'
import { NotFoundPage } from '~/shared/messages/NotFoundPage'
import { isSignedIn } from '~/shared/session/session'

// The frame of a person weighs too much for whoever signs in.
const PersonFrame = lazy(() => import('./-person-frame'))
const Toaster = lazy(() => import('~/shared/toasts/Toaster'))

interface RouterContext {
  queryClient: QueryClient
  /** Leads to the page before, without asking whether to leave this one. */
  goBack: () => void
}

export const Route = createRootRouteWithContext<RouterContext>()({
  component: Root,
  notFoundComponent: UnknownPage,
  errorComponent: BareErrorPage,
})

function Root() {
  return (
    <>
      <ActingFrame>
        <Outlet />
      </ActingFrame>
      {/* Inside the router, because toasts hold links. */}
      <Suspense fallback={null}>
        <Toaster />
      </Suspense>
    </>
  )
}

/** An unknown page: in the frame of whoever is signed in (specification 1), bare for a guest. */
function UnknownPage() {
  if (!isSignedIn()) return <BareNotFoundPage />
  return (
    <Suspense fallback={null}>
      <PersonFrame>
        <NotFoundPage />
      </PersonFrame>
    </Suspense>
  )
}
