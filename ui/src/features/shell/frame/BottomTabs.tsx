import { Menu, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { IconMenu2, IconShoppingBag } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { mayCall } from '~/shared/access/permissions'
import { countIn, useWaiting } from '~/shared/api/waiting'
import { useCartSummary } from '~/shared/cart-summary'
import { MenuLink } from '~/shared/parts/MenuLink'
import { useSession } from '~/shared/session/session'
import { AccountMenuItems } from './AccountMenu'
import classes from './BottomTabs.module.css'
import { useIsExact, useNavigation } from './navigation'

/** Screens with a tab of their own. */
const TABS = 3

/** The five tabs of a narrow screen: three screens, the cart, and the rest. */
export function BottomTabs() {
  const { t } = useTranslation()
  const hasCart = useSession(({ user }) => user !== null && mayCall('cart.get', user))
  const lines = useCartSummary((summary) => summary.lines)
  const isExact = useIsExact()
  const entries = useNavigation().flatMap((section) => section.entries)
  // The account's own items follow them below.
  const rest = entries.slice(TABS).filter(({ to }) => to !== '/profile')
  const waiting = useWaiting()
  const more = rest.reduce((total, { list }) => total + countIn(waiting, list), 0)
  return (
    <nav className={classes.tabs} aria-label={t('shell.menu')}>
      {entries.slice(0, TABS).map(({ to, label, icon: Icon, list }) => (
        <Link key={to} to={to} className={classes.tab} activeOptions={{ exact: isExact(to) }}>
          <span className={classes.icon}>
            <Icon size={22} stroke={1.6} aria-hidden />
          </span>
          {t(label)} <Count count={countIn(waiting, list)} />
        </Link>
      ))}
      {hasCart && (
        <Link to="/cart" className={classes.tab}>
          <span className={classes.icon}>
            <IconShoppingBag size={22} stroke={1.6} aria-hidden />
          </span>
          {t('cart.title')}
          {lines > 0 && <span className={classes.count}>{lines}</span>}
        </Link>
      )}
      <Menu position="top-end" width={224} offset={12} shadow="lg">
        <Menu.Target>
          <UnstyledButton className={classes.tab}>
            <span className={classes.icon}>
              <IconMenu2 size={22} stroke={1.6} aria-hidden />
            </span>
            {t('shell.more')} <Count count={more} />
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown>
          {rest.map(({ to, label, icon: Icon, list }) => (
            <MenuLink
              key={to}
              to={to}
              leftSection={<Icon size={17} stroke={1.7} aria-hidden />}
              rightSection={<Count count={countIn(waiting, list)} isBeside />}
            >
              {t(label)}
            </MenuLink>
          ))}
          {rest.length > 0 && <Menu.Divider />}
          <AccountMenuItems />
        </Menu.Dropdown>
      </Menu>
    </nav>
  )
}

/** How much waits behind a tab, or beside the words of an item; nothing for nothing. */
function Count({ count, isBeside }: { count: number; isBeside?: boolean }) {
  const { t } = useTranslation()
  if (count === 0) return null
  return (
    <span className={classes.count} data-beside={isBeside || undefined}>
      {count > 99 ? '99+' : count} <VisuallyHidden>{t('menu.waiting')}</VisuallyHidden>
    </span>
  )
}
