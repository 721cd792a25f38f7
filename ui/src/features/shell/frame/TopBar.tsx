import { Kbd, UnstyledButton } from '@mantine/core'
import { IconSearch, IconShoppingBag } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { mayCall } from '~/shared/access/permissions'
import { nearCartDrawer, openCartDrawer, useCartDrawer } from '~/shared/cart/drawer'
import { useCartSummary } from '~/shared/cart-summary'
import { formatMoney } from '~/shared/format/format'
import { BrandMark } from '~/shared/guest/Brand'
import { DemoNote } from '~/shared/guest/DemoNote'
import { useSession } from '~/shared/session/session'
import { openLayer } from './layers'
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

/** Opens the palette: looks like a field where there is room, an icon on a telephone. */
function SearchButton() {
  const { t } = useTranslation()
  return (
    <UnstyledButton
      className={classes.button}
      aria-label={t('shell.search')}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K"
      onClick={() => openLayer('palette')}
    >
      <IconSearch size={18} stroke={1.8} aria-hidden />
      <span className={classes.words} data-wide-only aria-hidden="true">
        {t('shell.search')}
      </span>
      <Kbd className={classes.key} data-wide-only aria-hidden="true">
        {t('shell.searchKey')}
      </Kbd>
    </UnstyledButton>
  )
}

/** The cart, always in reach, with its amount and its number of products; opens beside the page. */
function CartButton() {
  const { t } = useTranslation()
  const { amount, isTaxIncluded, lines, customer } = useCartSummary()
  const isOpen = useCartDrawer((drawer) => drawer.isOpen)
  const money = formatMoney(amount ?? 0)
  const label = t('cart.button', {
    count: lines,
    amount: t(isTaxIncluded ? 'cart.taxIncl' : 'cart.taxExcl', { amount: money }),
  })
  return (
    <UnstyledButton
      className={classes.cartButton}
      aria-label={customer ? `${label}, ${t('cart.for', { customer })}` : label}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onPointerEnter={nearCartDrawer}
      onFocus={nearCartDrawer}
      onClick={openCartDrawer}
    >
      <IconShoppingBag size={18} stroke={1.8} aria-hidden />
      {customer && (
        <span className={classes.customer} data-wide-only>
          {t('cart.for', { customer })}
        </span>
      )}
      <span data-wide-only>{lines > 0 && amount !== null ? money : t('cart.title')}</span>
      {lines > 0 && <span className={classes.count}>{lines}</span>}
    </UnstyledButton>
  )
}
