import { useTranslation } from 'react-i18next'
import { formatMoney } from '~/shared/format/format'
import { AddToCart } from './AddToCart'
import classes from './BuyBar.module.css'
import { shownPrice } from './price'
import type { Product } from './product'

/** Below 960 px the price and the way into the cart stay at the bottom of the screen. */
export function BuyBar({ product }: { product: Product }) {
  const { t } = useTranslation('catalogue')
  const price = shownPrice(product)
  return (
    <section className={classes.bar} aria-label={t('detail.add')}>
      {price && (
        <p className={classes.price}>
          {formatMoney(price.amount)} <small>{t(price.isTaxIncluded ? 'price.taxIncl' : 'price.taxExcl')}</small>
        </p>
      )}
      <AddToCart product={product} isBar />
    </section>
  )
}
