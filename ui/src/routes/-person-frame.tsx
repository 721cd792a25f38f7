import type { ReactNode } from 'react'
import { CartDrawerHost } from '~/features/cart/drawer/CartDrawerHost'
import { NotificationBell } from '~/features/notifications/NotificationBell'
import { AppLayout } from '~/features/shell/frame/AppLayout'

/** What stands around every page of a signed-in person: menu, account, bell and cart. `children` stand for its screen. */
export default function PersonFrame({ children }: { children?: ReactNode }) {
  return (
    <>
      <AppLayout bell={<NotificationBell />}>{children}</AppLayout>
      <CartDrawerHost />
    </>
  )
}
