import { createFileRoute } from '@tanstack/react-router'
import { CartDrawerHost } from '~/features/cart/CartDrawerHost'
import { NotificationBell } from '~/features/notifications/NotificationBell'
import { guardScreen } from '~/features/session/guard'
import { AppLayout } from '~/features/shell/AppLayout'
import { BareErrorPage } from '~/features/shell/BarePages'

export const Route = createFileRoute('/_app')({
  beforeLoad: ({ location, preload }) => guardScreen(location, preload),
  component: App,
  errorComponent: BareErrorPage,
})

function App() {
  return (
    <>
      <AppLayout bell={<NotificationBell />} />
      <CartDrawerHost />
    </>
  )
}
