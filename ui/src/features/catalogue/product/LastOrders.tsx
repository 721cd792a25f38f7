import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { pathOf } from '~/shared/api/client'
import { formatDate, formatInteger, formatMoney } from '~/shared/format/format'
import { Panel } from '~/shared/parts/Panel'
import type { ProductDetail } from '~/shared/product/product'
import classes from './LastOrders.module.css'

/** The newest orders of this product that the viewer may read: when, how many, at what price. */
export function LastOrders({ product, isOwn }: { product: ProductDetail; isOwn: boolean }) {
  const { t } = useTranslation('catalogue')
  if (product.lastOrders.length === 0) return null
  return (
    <Panel title={t(isOwn ? 'lastOrders.own' : 'lastOrders.others')}>
      <ul className={classes.orders}>
        {product.lastOrders.map(({ order, number, at, quantity, unitPriceTaxExcl }) => (
          <li key={order} className={classes.order}>
            <span className={classes.what}>
              <Link to={pathOf(order)} className={classes.number}>
                {number}
              </Link>
              <time dateTime={at} className={classes.date}>
                {formatDate(at)}
              </time>
            </span>
            <span className={classes.figures}>
              {t('quantity.bottles', { count: quantity, amount: formatInteger(quantity) })}
              <span className={classes.price}>{t('lastOrders.each', { price: formatMoney(unitPriceTaxExcl) })}</span>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
