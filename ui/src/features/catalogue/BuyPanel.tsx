import { useTranslation } from 'react-i18next'
import { formatMoney, formatSize } from '~/shared/format/format'
import { Panel } from '~/shared/parts/Panel'
import type { ProductDetail } from '~/shared/product/product'
import { AddToCart } from './AddToCart'
import type { Audience } from './audience'
import classes from './BuyPanel.module.css'
import { OwnPrice } from './OwnPrice'
import { shownPrice, times } from './price'
import { StockLine } from './StockLine'

/** What it costs, whether it can be had, how it is packed, and the way into the cart. */
export function BuyPanel({ product, audience }: { product: ProductDetail; audience: Audience }) {
  const { t } = useTranslation('catalogue')
  const { unitsPerCarton, bottleSizeCl, minQuantity, orderMultiple } = product
  const price = shownPrice(product)
  return (
    <Panel>
      <div className={classes.panel}>
        <OwnPrice product={product} large />
        <dl className={classes.facts}>
          <div>
            <dt>{t('detail.packingLabel')}</dt>
            <dd>
              {t('detail.packing', { units: unitsPerCarton, size: formatSize(bottleSizeCl) })}
              {price && <>, {formatMoney(times(price.amount, unitsPerCarton))}</>}
              {minQuantity > orderMultiple && <>, {t('detail.minimum', { count: minQuantity })}</>}
            </dd>
          </div>
          <div>
            <dt>{t('detail.stockLabel')}</dt>
            <dd>
              <StockLine product={product} />
            </dd>
          </div>
        </dl>
        <AddToCart product={product} forOthers={audience === 'supplier'} />
      </div>
    </Panel>
  )
}
