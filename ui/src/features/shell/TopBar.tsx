import { Link } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { mayCall } from '~/shared/access/permissions'
import { useSession } from '~/shared/session/session'
import { BrandMark } from './Brand'
import { CartButton } from './CartButton'
import { DemoNote } from './DemoNote'
import { SearchButton } from './SearchButton'
import classes from './TopBar.module.css'

/** Search, the demonstration's note, the bell, the cart: on top of every screen, once there is something to find and order. */
export function TopBar({ bell }: { bell: ReactNode }) {
  const { t } = useTranslation()
  const isOpen = useSession(({ user }) => user !== null && mayCall('cart.get', user))
  return (
    <header className={classes.bar}>
      <Link to="/" className={classes.logo} aria-label={t('shell.homeLink')}>
        <BrandMark size={26} />
      </Link>
      {isOpen && <SearchButton />}
      <div className={classes.end}>
        <DemoNote />
        {isOpen && (
          <div className={classes.bell}>
            <Suspense>{bell}</Suspense>
          </div>
        )}
        {isOpen && <CartButton />}
      </div>
    </header>
  )
}
