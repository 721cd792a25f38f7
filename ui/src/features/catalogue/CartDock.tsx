import { IconArrowRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useCartGroups } from '~/shared/cart/hooks'
import { useCartSummary } from '~/shared/cart-summary'
import { formatInteger, formatMoney } from '~/shared/format/format'
import classes from './CartDock.module.css'
import { nearestFranco } from './nearest-franco'

/** What the order comes to while the table is worked through, and the way on. Nothing while the cart is empty. */
export function CartDock() {
  const { t } = useTranslation('catalogue')
  const { amount, lines } = useCartSummary()
  const groups = useCartGroups()
  if (lines === 0) return null
  const units = groups.reduce((sum, group) => sum + group.lines.reduce((all, line) => all + line.quantity, 0), 0)
  const franco = nearestFranco(groups)
  return (
    <section className={classes.dock} aria-label={t('dock.label')}>
      {franco && (
        <div className={classes.franco} data-reached={franco.reached || undefined}>
          <p className={classes.words}>
            {franco.reached
              ? t('dock.reached', { supplier: franco.supplier })
              : t('dock.missing', { supplier: franco.supplier, amount: franco.missing })}
          </p>
          <progress className={classes.bar} max={100} value={franco.percent} aria-label={t('dock.franco')} />
        </div>
      )}
      <div className={classes.total}>
        <span className={classes.units}>
          {t('count', { count: lines, amount: formatInteger(lines) })},{' '}
          {t('quantity.bottles', { count: units, amount: formatInteger(units) })}
        </span>
        <span className={classes.amount}>
          {amount === null ? '–' : formatMoney(amount)} <small>{t('price.taxExcl')}</small>
        </span>
      </div>
      <Link to={'/cart' as string} className={classes.order}>
        {t('dock.order')}
        <IconArrowRight size={18} aria-hidden />
      </Link>
    </section>
  )
}
