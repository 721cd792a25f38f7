import { createFileRoute } from '@tanstack/react-router'
import { lazy } from 'react'
import { CartDrawerHost } from '~/features/cart/CartDrawerHost'
import { guardScreen } from '~/features/session/guard'
import { AppLayout } from '~/features/shell/AppLayout'
import { BareErrorPage } from '~/features/shell/BarePages'

export const Route = createFileRoute('/_app')({
  beforeLoad: ({ location, preload }) => guardScreen(location, preload),
  component: App,
  errorComponent: BareErrorPage,
})

/** Beside the screen's own code, not before it. */
const NotificationBell = lazy(() => import('~/features/notifications/NotificationBell'))

function App() {
  return (
    <>
      <AppLayout bell={<NotificationBell />} />
      <CartDrawerHost />
    </>
  )
}
