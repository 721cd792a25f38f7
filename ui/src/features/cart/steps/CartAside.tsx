import { IconShoppingBag } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useCartGroups } from '~/shared/cart/hooks'
import type { CartStep } from '~/shared/cart/steps'
import { useCart } from '~/shared/cart/store'
import { useCartSummary } from '~/shared/cart-summary'
import { EmptyState } from '~/shared/parts/EmptyState'
import { LinkButton } from '~/shared/parts/LinkButton'
import { CartCount } from '../CartCount'
import { PromoCodeField } from '../promo/PromoCodeField'
import { AsideSupplier } from './AsideSupplier'
import classes from './CartAside.module.css'
import { NextButton } from './NextButton'
import { Totals } from './Totals'

/** What the order comes to, always in sight: suppliers and their free shipping, totals, the way on. */
export function CartAside({ step }: { step: CartStep }) {
  const { t } = useTranslation('cart')
  const isEmpty = useCart((state) => state.content.lines.length === 0)
  const groups = useCartGroups()
  const customer = useCartSummary((summary) => summary.customer)
  if (isEmpty) return <EmptyAside />
  return (
    <aside className={classes.aside} aria-labelledby="order-title">
      <div className={classes.head}>
        <h2 id="order-title" className={classes.title}>
          {customer ? t('orderOf', { customer }) : t('yourOrder')}
        </h2>
        <CartCount />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls is scrolled by keyboard too */}
      <ul className={classes.suppliers} aria-label={t('bySupplier')} tabIndex={0}>
        {groups.map((group) => (
          <AsideSupplier key={`${group.supplier.id}-${group.store}`} group={group} isBrief={step === 'summary'} />
        ))}
      </ul>
      <div className={classes.foot}>
        <PromoCodeField />
        <Totals />
        <div className={classes.next}>
          <NextButton step={step} />
        </div>
      </div>
    </aside>
  )
}

function EmptyAside() {
  const { t } = useTranslation('cart')
  return (
    <aside className={classes.aside} data-empty aria-label={t('yourOrder')}>
      <EmptyState
        icon={IconShoppingBag}
        title={t('empty.title')}
        help={t('empty.help')}
        action={<LinkButton to="/products/grid">{t('empty.action')}</LinkButton>}
      />
    </aside>
  )
}
