import { IconArrowRight, IconTruckDelivery } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { unitsOf } from '~/shared/cart/amounts'
import { useCartGroups } from '~/shared/cart/hooks'
import { useCartSummary } from '~/shared/cart-summary'
import { formatInteger, formatMoney } from '~/shared/format/format'
import type { Audience } from '../audience'
import { totalTaxIncluded } from '../price'
import classes from './CartDock.module.css'
import { CartSyncNote } from './CartSyncNote'
import { nearestFranco } from './franco'

interface Props {
  audience: Audience
  /** The screen that shows one supplier's products as this one shows them all. */
  path: '/products/grid' | '/products/list'
  view: 'table' | undefined
}

/** What the order comes to while the catalogue is worked through, and the way on. Nothing while the cart is empty. */
export function CartDock({ audience, path, view }: Props) {
  const { t } = useTranslation('catalogue')
  const { amount: taxExcluded, lines } = useCartSummary()
  const groups = useCartGroups()
  if (lines === 0) return null
  const units = unitsOf(groups.flatMap((group) => group.lines))
  const isIndividual = audience === 'individual'
  const amount = isIndividual ? totalTaxIncluded(groups) : taxExcluded
  const isGrid = path === '/products/grid' && view !== 'table'
  const franco = nearestFranco(groups)
  return (
    <section className={classes.dock} data-grid={isGrid || undefined} aria-label={t('dock.label')}>
      {franco && (
        <div className={classes.franco} data-reached={franco.reached || undefined}>
          <div className={classes.head}>
            <IconTruckDelivery size={17} stroke={1.7} aria-hidden />
            <p className={classes.words}>
              {franco.reached ? t('franco.reached') : t('franco.missing', { amount: franco.missing })}
            </p>
          </div>
          <progress className={classes.bar} max={100} value={franco.percent} aria-label={t('dock.franco')} />
          <p className={classes.foot}>
            <span className={classes.supplier}>{franco.supplier.company}</span>
            {!franco.reached && (
              <Link
                to={path}
                search={{ supplier: [String(franco.supplier.id)], view }}
                className={classes.complete}
                aria-label={t('dock.completeAt', { supplier: franco.supplier.company })}
              >
                {t('detail.complete')}
              </Link>
            )}
          </p>
        </div>
      )}
      <div className={classes.total}>
        <span className={classes.units}>
          <span className={classes.counts}>
            {t('count', { count: lines, amount: formatInteger(lines) })},{' '}
            {t('quantity.bottles', { count: units, amount: formatInteger(units) })}
          </span>
          <span className={classes.sync} role="status">
            <CartSyncNote />
          </span>
        </span>
        <span className={classes.amount}>
          {amount === null ? '–' : formatMoney(amount)}{' '}
          <small>{t(isIndividual ? 'price.taxIncl' : 'price.taxExcl')}</small>
        </span>
      </div>
      <Link to={'/cart' as string} className={classes.order}>
        {t('dock.order')}
        <IconArrowRight size={18} aria-hidden />
      </Link>
    </section>
  )
}
