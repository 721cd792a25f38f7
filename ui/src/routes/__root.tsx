import { Notifications } from '@mantine/notifications'
import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ErrorPage } from '~/features/shell/ErrorPage'
import { NotFoundPage } from '~/features/shell/NotFoundPage'
import { TOAST_DURATION, TOAST_LIMIT } from '~/shared/toasts/toast'

interface RouterContext {
  queryClient: QueryClient
}

export const Route = createRootRouteWithContext<RouterContext>()({
  component: Root,
  notFoundComponent: NotFoundPage,
  errorComponent: ErrorPage,
})

function Root() {
  const { t } = useTranslation()
  return (
    <>
      <Outlet />
      {/* Inside the router, because toasts hold links. */}
      <Notifications
        position="top-right"
        limit={TOAST_LIMIT}
        autoClose={TOAST_DURATION}
        aria-label={t('toast.region')}
      />
    </>
  )
}
