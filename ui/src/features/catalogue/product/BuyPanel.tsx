import { Button } from '@mantine/core'
import { IconBell, IconBellCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { mayCall } from '~/shared/access/permissions'
import { AddToCart } from '~/shared/buying/AddToCart'
import type { Wanted } from '~/shared/buying/use-wanted'
import { formatMoney, formatSize } from '~/shared/format/format'
import { Panel } from '~/shared/parts/Panel'
import { OwnPrice } from '~/shared/product/OwnPrice'
import { shownPrice, times } from '~/shared/product/price'
import type { ProductDetail } from '~/shared/product/product'
import { StockLine } from '~/shared/product/StockLine'
import { isOrderable } from '~/shared/product/stock'
import { useAlert } from '~/shared/product/use-alert'
import { useSession } from '~/shared/session/session'
import type { Audience } from '../audience'
import classes from './BuyPanel.module.css'
import { SUBSTITUTES } from './Substitutes'

interface Props {
  product: ProductDetail
  audience: Audience
  wanted: Wanted
}

/** What it costs, whether it can be had, how it is packed, and the way into the cart. */
export function BuyPanel({ product, audience, wanted }: Props) {
  const { t } = useTranslation('catalogue')
  const { unitsPerCarton, bottleSizeCl, minQuantity, orderMultiple } = product
  const price = shownPrice(product, wanted.together)
  const viewer = useSession((session) => session.user)
  const canOrder = isOrderable(product)
  return (
    <Panel>
      <div className={classes.panel}>
        <OwnPrice product={product} quantity={wanted.together} large />
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
        {canOrder || product.otherAgent || !viewer || !mayCall('products.alert', viewer) ? (
          <AddToCart product={product} wanted={wanted} forOthers={audience === 'supplier'} />
        ) : (
          <AlertButton product={product} />
        )}
        {!canOrder && product.substitutes.length > 0 && (
          <a href={`#${SUBSTITUTES}`} className={classes.more}>
            {t('detail.toSubstitutes', { count: product.substitutes.length })}
          </a>
        )}
        {viewer && mayCall('products.stock', viewer) && (
          <Link to="/products/$productId/stock" params={{ productId: String(product.id) }} className={classes.more}>
            {t('detail.toStock')}
          </Link>
        )}
      </div>
    </Panel>
  )
}

/** "M'alerter": tells the viewer once when a product can be ordered again; pressed again, not any more. */
function AlertButton({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('catalogue')
  const { isAwaited, isPending, toggle } = useAlert(product)
  return (
    <div className={classes.alert}>
      <p className={classes.words} role="status">
        {t(isAwaited ? 'alert.waiting' : 'alert.offer')}
      </p>
      <Button
        size="md"
        fullWidth
        variant={isAwaited ? 'default' : 'filled'}
        loading={isPending}
        leftSection={isAwaited ? <IconBellCheck size={18} aria-hidden /> : <IconBell size={18} aria-hidden />}
        onClick={toggle}
      >
        {t(isAwaited ? 'alert.stop' : 'alert.ask')}
      </Button>
    </div>
  )
}
