import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { mayCall } from '~/shared/access/permissions'
import { AddToCart } from '~/shared/buying/AddToCart'
import type { Wanted } from '~/shared/buying/use-wanted'
import { formatMoney, formatSize } from '~/shared/format/format'
import { LinkButton } from '~/shared/parts/LinkButton'
import { Panel } from '~/shared/parts/Panel'
import type { ProductDetail } from '~/shared/product/product'
import { StockLine } from '~/shared/product/StockLine'
import { StockNote } from '~/shared/product/StockNote'
import { useSession } from '~/shared/session/session'
import classes from './BuyPanel.module.css'

/** A product for who sells it: its prices, its stock, and what buyers are told of it. */
export function SellerPanel({ product, wanted }: { product: ProductDetail; wanted: Wanted }) {
  const { t } = useTranslation('catalogue')
  const viewer = useSession((session) => session.user)
  const { listPriceTaxExcl, storePriceTaxIncl, unitsPerCarton, bottleSizeCl, minQuantity, orderMultiple } = product
  return (
    <>
      <Panel title={t('seller.title')}>
        <div className={classes.panel}>
          <dl className={classes.facts}>
            <div>
              <dt>{t('seller.listPrice')}</dt>
              <dd>
                <b>{listPriceTaxExcl === null ? '–' : formatMoney(listPriceTaxExcl)}</b>
              </dd>
            </div>
            {storePriceTaxIncl !== null && (
              <div>
                <dt>{t('seller.storePrice')}</dt>
                <dd>{formatMoney(storePriceTaxIncl)}</dd>
              </div>
            )}
            <div>
              <dt>{t('detail.packingLabel')}</dt>
              <dd>
                {t('detail.packing', { units: unitsPerCarton, size: formatSize(bottleSizeCl) })}
                {minQuantity > orderMultiple && <>, {t('detail.minimum', { count: minQuantity })}</>}
              </dd>
            </div>
            <div>
              <dt>{t('seller.stock')}</dt>
              <dd>
                <StockLine product={product} />
              </dd>
            </div>
          </dl>
          {viewer && mayCall('products.stock', viewer) && (
            <Link to="/products/$productId/stock" params={{ productId: String(product.id) }} className={classes.more}>
              {t('detail.toStock')}
            </Link>
          )}
        </div>
      </Panel>
      <Panel title={t('seller.buyers')}>
        <div className={classes.panel}>
          <StockNote product={product} />
          <p>{t('seller.buyersPrice')}</p>
          <AddToCart product={product} wanted={wanted} forOthers />
        </div>
      </Panel>
    </>
  )
}

/** To the sheet: what its seller opens a product for. */
export function EditProduct({ id }: { id: number }) {
  const { t } = useTranslation('catalogue')
  return (
    <LinkButton to="/products/$productId/edit" params={{ productId: String(id) }}>
      {t('seller.edit')}
    </LinkButton>
  )
}
