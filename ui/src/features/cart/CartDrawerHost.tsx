import { lazy, Suspense, useEffect, useState } from 'react'
import { useCartDrawer } from '~/shared/cart/drawer'

const CartDrawer = lazy(() => import('./CartDrawer'))

/** Fetches the drawer's code the first time it opens. */
export function CartDrawerHost() {
  const isOpen = useCartDrawer((drawer) => drawer.isOpen)
  const [isWanted, setWanted] = useState(isOpen)
  useEffect(() => {
    if (isOpen) setWanted(true)
  }, [isOpen])
  return isWanted ? (
    <Suspense>
      <CartDrawer />
    </Suspense>
  ) : null
}
