import { Button, Drawer } from '@mantine/core'
import { IconArrowRight, IconShoppingBag } from '@tabler/icons-react'
import { Link, useLocation } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hideAddedToast, resetCart } from '~/shared/cart/actions'
import { subTotalOf, unitsOf } from '~/shared/cart/amounts'
import { closeCartDrawer, useCartDrawer } from '~/shared/cart/drawer'
import { useCartGroups } from '~/shared/cart/hooks'
import { cartPath } from '~/shared/cart/steps'
import { useCart } from '~/shared/cart/store'
import { EmptyState } from '~/shared/parts/EmptyState'
import { Money } from '~/shared/parts/Money'
import { RowsSkeleton } from '~/shared/parts/Skeletons'
import classes from './CartDrawer.module.css'
import { CartGroup } from './CartGroup'
import { SyncNote } from './SyncNote'

/** The cart beside the page: lines by supplier, how far free shipping is, the way to the order. */
export default function CartDrawer() {
  const { t } = useTranslation('cart')
  const isOpen = useCartDrawer((drawer) => drawer.isOpen)
  // Opened after its first render, so that it knows which button to give the focus back to.
  const [isShown, setShown] = useState(false)
  const lines = useCart((state) => state.content.lines)
  const isLoading = useCart(({ sync, quote }) => sync === 'loading' && quote === null)
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
        <>
          <span className={classes.title}>{t('cart.title')}</span>
          {lines.length > 0 && (
            <span className={classes.count}>
              {t('products', { count: lines.length })} · {t('units', { count: unitsOf(lines) })}
            </span>
          )}
        </>
      }
    >
      {lines.length > 0 ? <Content /> : isLoading ? <RowsSkeleton rows={4} /> : <Empty />}
    </Drawer>
  )
}

function Content() {
  const { t } = useTranslation('cart')
  const groups = useCartGroups()
  const total = useCart(subTotalOf)
  const to = useCart(cartPath)
  return (
    <>
      <div className={classes.groups}>
        {groups.map((group) => (
          <CartGroup key={`${group.supplier.id}-${group.store}`} group={group} isCompact />
        ))}
      </div>
      <div className={classes.foot}>
        <div className={classes.total}>
          <span>{t('totals.goods')}</span>
          <b>{total === null ? '–' : <Money value={total} serif />}</b>
        </div>
        <Button
          component={Link}
          to={to}
          size="md"
          fullWidth
          rightSection={<IconArrowRight size={18} aria-hidden />}
          onClick={closeCartDrawer}
        >
          {t('order')}
        </Button>
        <div className={classes.aside}>
          <SyncNote />
          <Button variant="subtle" color="gray" onClick={resetCart} className={classes.reset}>
            {t('reset')}
          </Button>
        </div>
      </div>
    </>
  )
}

function Empty() {
  const { t } = useTranslation('cart')
  return (
    <EmptyState
      icon={IconShoppingBag}
      title={t('empty.title')}
      help={t('empty.help')}
      action={
        <Button component={Link} to={'/products/grid' as string} onClick={closeCartDrawer}>
          {t('empty.action')}
        </Button>
      }
    />
  )
}
