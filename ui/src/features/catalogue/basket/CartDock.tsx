import { IconArrowRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { CartSyncNote } from '~/shared/buying/CartSyncNote'
import { DockFrancos } from '~/shared/buying/DockFrancos'
import { francosOf } from '~/shared/buying/franco'
import { type LineGroup, unitsOf } from '~/shared/cart/amounts'
import { useCartGroups } from '~/shared/cart/hooks'
import { OrderFor } from '~/shared/cart/OrderFor'
import { cartPath } from '~/shared/cart/steps'
import { useCart } from '~/shared/cart/store'
import { useCartSummary } from '~/shared/cart-summary'
import { formatMoney, plural } from '~/shared/format/format'
import { join } from '~/shared/layout/props'
import { Dock } from '~/shared/parts/Dock'
import dock from '~/shared/parts/Dock.module.css'
import { times } from '~/shared/product/price'
import type { Audience } from '../audience'
import classes from './CartDock.module.css'

/** What individuals pay for the goods of a cart, tax included; null until every line's price is known. */
function totalTaxIncluded(groups: LineGroup[]): number | null {
  const lines = groups.flatMap((group) => group.lines)
  const amounts = lines.map(({ priced, quantity }) => {
    if (priced?.quantity === quantity) return priced.totalPriceTaxIncl
    return priced && priced.unitPriceTaxIncl !== null ? times(priced.unitPriceTaxIncl, quantity) : null
  })
  return amounts.reduce<number | null>(
    (sum, amount) => (sum === null || amount === null ? null : times(sum + amount, 1)),
    0,
  )
}

interface Props {
  audience: Audience
  /** The screen that shows one supplier's products as this one shows them all. */
  path: '/products/grid' | '/products/list'
  view: 'table' | undefined
}

/** What the order comes to while the catalogue is worked through, and the way on. Nothing while the cart is empty. */
export function CartDock({ audience, path, view }: Props) {
  const { t } = useTranslation('catalogue')
  const { amount: taxExcluded, lines, customer } = useCartSummary()
  const groups = useCartGroups()
  // Who orders is past what is settled already: its customer, and the delivery of last time.
  const step = useCart(cartPath)
  if (lines === 0) return null
  const units = unitsOf(groups.flatMap((group) => group.lines))
  const isIndividual = audience === 'individual'
  const amount = isIndividual ? totalTaxIncluded(groups) : taxExcluded
  const isGrid = path === '/products/grid' && view !== 'table'
  return (
    <Dock
      as="section"
      isSticky={isGrid}
      className={classes.dock}
      data-dock
      data-grid={isGrid || undefined}
      aria-label={t('dock.label')}
    >
      <DockFrancos francos={francosOf(groups)} path={path} view={view} />
      <div className={classes.total}>
        {customer !== null && (
          <span className={classes.customer}>
            <OrderFor />
          </span>
        )}
        <span className={classes.units}>
          <span className={classes.counts}>
            {t('count', plural(lines))}, {t('quantity.bottles', plural(units))}
          </span>
          <span className={classes.sync} role="status">
            <CartSyncNote />
          </span>
        </span>
        <span className={dock.amount}>
          {amount === null ? '–' : formatMoney(amount)}{' '}
          <small>{t(isIndividual ? 'price.taxIncl' : 'price.taxExcl')}</small>
        </span>
      </div>
      <Link to={step} className={join(dock.act, classes.order)}>
        {t('dock.order')}
        <IconArrowRight size={18} aria-hidden />
      </Link>
    </Dock>
  )
}
