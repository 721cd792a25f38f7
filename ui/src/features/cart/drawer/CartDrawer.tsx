import { Drawer, Skeleton } from '@mantine/core'
import { IconArrowRight, IconShoppingBag } from '@tabler/icons-react'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hideAddedToast } from '~/shared/cart/actions'
import { closeCartDrawer, useCartDrawer } from '~/shared/cart/drawer'
import { OrderFor } from '~/shared/cart/OrderFor'
import { retryCart } from '~/shared/cart/open'
import { useCart } from '~/shared/cart/store'
import { EmptyState } from '~/shared/parts/EmptyState'
import { ErrorState } from '~/shared/parts/ErrorState'
import { LinkButton } from '~/shared/parts/LinkButton'
import { CartCount } from '../CartCount'
import classes from './CartDrawer.module.css'
import { DrawerContent } from './DrawerContent'

/** The cart beside the page: lines by supplier, how far free shipping is, the way to the order. */
export default function CartDrawer() {
  const { t } = useTranslation('cart')
  const isOpen = useCartDrawer((drawer) => drawer.isOpen)
  // Opened after its first render, so that it knows which button to give the focus back to.
  const [isShown, setShown] = useState(false)
  const isFilled = useCart((state) => state.content.lines.length > 0)
  const isKnown = useCart(({ sync }) => sync === 'saved')
  const pathname = useLocation({ select: (location) => location.pathname })

  useEffect(() => {
    setShown(isOpen)
    // It would cover the cart that it leads to.
    if (isOpen) hideAddedToast()
  }, [isOpen])
  const shownOn = useRef(pathname)
  useEffect(() => {
    if (shownOn.current !== pathname) closeCartDrawer()
    shownOn.current = pathname
  }, [pathname])

  return (
    <Drawer
      opened={isShown}
      onClose={closeCartDrawer}
      position="right"
      size={460}
      overlayProps={{ backgroundOpacity: 0.4 }}
      padding={0}
      classNames={{ body: classes.body ?? '', content: classes.content ?? '', header: classes.header ?? '' }}
      closeButtonProps={{ 'aria-label': t('close'), size: 44, iconSize: 20 }}
      title={
        <span className={classes.heading}>
          <span className={classes.title}>{t('cart.title')}</span>
          {(isFilled || isKnown) && <CartCount />}
          <span className={classes.whom}>
            <OrderFor />
          </span>
        </span>
      }
    >
      {isFilled ? <DrawerContent /> : <WithoutLines />}
    </Drawer>
  )
}

/** Nothing to show: not yet, not reached, or nothing chosen. */
function WithoutLines() {
  const { t } = useTranslation('cart')
  const sync = useCart((state) => state.sync)
  const isKnown = useCart((state) => state.quote !== null)
  if (sync === 'loading' && !isKnown) return <CartSkeleton />
  if (sync === 'failed' && !isKnown) return <ErrorState error={new Error('cart')} onRetry={retryCart} />
  return (
    <EmptyState
      icon={IconShoppingBag}
      title={t('empty.title')}
      help={t('empty.help')}
      action={
        <LinkButton
          to="/products/grid"
          rightSection={<IconArrowRight size={18} aria-hidden />}
          onClick={closeCartDrawer}
        >
          {t('empty.action')}
        </LinkButton>
      }
    />
  )
}

/** The shape of two suppliers with their lines. */
function CartSkeleton() {
  const { t } = useTranslation()
  return (
    <div role="status" aria-label={t('loading')}>
      {['first', 'second'].map((supplier) => (
        <div key={supplier} className={classes.group}>
          <div className={classes.head}>
            <Skeleton height={18} width={160} />
            <Skeleton height={14} width={72} />
          </div>
          <Skeleton height={64} radius="md" />
          <div className={classes.line}>
            <Skeleton height={44} width={40} radius="sm" />
            <div className={classes.words}>
              <Skeleton height={14} width="72%" />
              <Skeleton height={12} width="48%" />
              <Skeleton height={36} width={112} radius="md" />
            </div>
          </div>
        </div>
      ))}
    </div>
  )
}
