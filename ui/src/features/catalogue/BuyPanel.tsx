import { useTranslation } from 'react-i18next'
import { formatMoney, formatSize } from '~/shared/format/format'
import { Panel } from '~/shared/parts/Panel'
import { TraceSteps } from '~/shared/parts/TraceSteps'
import { AddToCart } from './AddToCart'
import classes from './BuyPanel.module.css'
import { OwnPrice } from './OwnPrice'
import { shownPrice, times } from './price'
import type { ProductDetail } from './product'
import { StockLine } from './StockLine'

/** What it costs and why, whether it can be had, and the way into the cart. */
export function BuyPanel({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('catalogue')
  const { unitsPerCarton, bottleSizeCl, minQuantity, orderMultiple } = product
  const price = shownPrice(product)
  return (
    <Panel>
      <div className={classes.panel}>
        <OwnPrice product={product} large />
        <p className={classes.packing}>
          {t('detail.packing', { units: unitsPerCarton, size: formatSize(bottleSizeCl) })}
          {price && <>, {formatMoney(times(price.amount, unitsPerCarton))}</>}
          {minQuantity > orderMultiple && <>, {t('detail.minimum', { count: minQuantity })}</>}
        </p>
        <StockLine product={product} />
        <div className={classes.buy}>
          <AddToCart product={product} />
        </div>
        {product.trace.length > 0 && (
          <section className={classes.trace} aria-label={t('trace.title')}>
            <h2 className={classes.why}>{t('trace.title')}</h2>
            <TraceSteps trace={product.trace} />
          </section>
        )}
      </div>
    </Panel>
  )
}
