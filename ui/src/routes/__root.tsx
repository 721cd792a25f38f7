import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { ErrorPage } from '~/features/shell/ErrorPage'
import { NotFoundPage } from '~/features/shell/NotFoundPage'

const Toaster = lazy(() => import('~/shared/toasts/Toaster'))

interface RouterContext {
  queryClient: QueryClient
}

export const Route = createRootRouteWithContext<RouterContext>()({
  component: Root,
  notFoundComponent: NotFoundPage,
  errorComponent: ErrorPage,
})

function Root() {
  return (
    <>
      <Outlet />
      {/* Inside the router, because toasts hold links. */}
      <Suspense fallback={null}>
        <Toaster />
      </Suspense>
    </>
  )
}
