import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { ActingFrame } from '~/features/shell/ActingFrame'
import { BareErrorPage, BareNotFoundPage } from '~/features/shell/BarePages'

const Toaster = lazy(() => import('~/shared/toasts/Toaster'))

interface RouterContext {
  queryClient: QueryClient
}

export const Route = createRootRouteWithContext<RouterContext>()({
  component: Root,
  notFoundComponent: BareNotFoundPage,
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
