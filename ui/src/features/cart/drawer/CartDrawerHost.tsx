import { lazy, Suspense, useEffect, useState } from 'react'
import { useCartDrawer } from '~/shared/cart/drawer'

const load = () => import('./CartDrawer')
const CartDrawer = lazy(load)

/** Fetches the drawer's code when somebody turns to what opens it, and draws it from the first time it is open. */
export function CartDrawerHost() {
  const isOpen = useCartDrawer((drawer) => drawer.isOpen)
  const isNear = useCartDrawer((drawer) => drawer.isNear)
  const [isWanted, setWanted] = useState(isOpen)
  useEffect(() => {
    if (isOpen) setWanted(true)
  }, [isOpen])
  useEffect(() => {
    // What cannot be fetched now is fetched when it opens.
    if (isNear) load().catch(() => undefined)
  }, [isNear])
  return isWanted ? (
    <Suspense>
      <CartDrawer />
    </Suspense>
  ) : null
}
