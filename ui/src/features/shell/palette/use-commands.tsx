import { IconKeyboard, IconLanguage, IconLogout, IconShoppingBag, IconTrash, IconUserPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { canOpen } from '~/shared/access/route-access'
import { resetCart } from '~/shared/cart/actions'
import { openCartDrawer } from '~/shared/cart/drawer'
import { useCartSummary } from '~/shared/cart-summary'
import { localeHref, rememberLocale } from '~/shared/locale/detect'
import { currentLocale, withLocale } from '~/shared/locale/locale'
import { useSession } from '~/shared/session/session'
import { openLayer } from '../frame/layers'
import { useNavigation } from '../frame/navigation'
import type { Item } from './item'

const SIZE = 19

/** The screens one may open: those of the menu, and the cart. */
export function usePages(): Item[] {
  const { t } = useTranslation()
  const screens = useNavigation().flatMap(({ entries }) => entries)
  return [
    ...screens.map(({ to, label, icon: Icon }) => ({
      id: `page:${to}`,
      label: t(label),
      place: { to },
      icon: <Icon size={SIZE} stroke={1.7} aria-hidden />,
    })),
    {
      id: 'page:/cart',
      label: t('cart.title'),
      place: { to: '/cart' },
      icon: <IconShoppingBag size={SIZE} stroke={1.7} aria-hidden />,
    },
  ]
}

/** A device without a pointer that hovers is held in the hand. */
const hasKeyboard = () => !window.matchMedia('(hover: none)').matches

/** Whom one may invite, or give an account. */
function useCreations(): Item[] {
  const { t } = useTranslation('shell')
  const group = useSession((session) => session.user?.userGroup.code)
  return (['customers', 'agents', 'suppliers', 'users'] as const)
    .filter((list) => group && canOpen(`/${list}/create`, group))
    .map((list) => ({
      id: `action:create:${list}`,
      label: t(`palette.action.create.${list}`),
      place: { to: `/${list}/create` },
      icon: <IconUserPlus size={SIZE} stroke={1.7} aria-hidden />,
    }))
}

/** What can be done from anywhere. */
export function useActions(): Item[] {
  const { t } = useTranslation('shell')
  const lines = useCartSummary((summary) => summary.lines)
  const other = currentLocale() === 'fr' ? 'en' : 'fr'
  const actions: Item[] = [
    {
      id: 'action:cart',
      label: t('palette.action.cart'),
      run: openCartDrawer,
      icon: <IconShoppingBag size={SIZE} stroke={1.7} aria-hidden />,
    },
    {
      id: 'action:keyboard',
      label: t('keyboard.title'),
      run: () => openLayer('keyboard'),
      icon: <IconKeyboard size={SIZE} stroke={1.7} aria-hidden />,
    },
    {
      id: 'action:locale',
      label: t(`palette.action.locale.${other}`),
      run: () => {
        rememberLocale(other)
        window.location.assign(localeHref(other, window.location))
      },
      icon: <IconLanguage size={SIZE} stroke={1.7} aria-hidden />,
    },
    {
      id: 'action:logout',
      label: t('account.logout'),
      run: () => window.location.assign(withLocale('/logout', currentLocale())),
      icon: <IconLogout size={SIZE} stroke={1.7} aria-hidden />,
    },
  ]
  const [cart, ...others] = hasKeyboard() ? actions : actions.filter(({ id }) => id !== 'action:keyboard')
  const usable = [...(cart ? [cart] : []), ...useCreations(), ...others]
  if (lines === 0) return usable
  const empty = {
    id: 'action:empty',
    label: t('palette.action.empty'),
    run: resetCart,
    icon: <IconTrash size={SIZE} stroke={1.7} aria-hidden />,
  }
  return [...usable.slice(0, 1), empty, ...usable.slice(1)]
}
