import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { mayCall } from '~/shared/access/permissions'
import { useCartQuantity } from '~/shared/cart/hooks'
import { plural } from '~/shared/format/format'
import { QuantityStepper } from '~/shared/parts/QuantityStepper'
import type { Product } from '~/shared/product/product'
import { isOrderable } from '~/shared/product/stock'
import { useSession } from '~/shared/session/session'
import { setQuantity } from './basket'
import { CartonButton } from './CartonButton'
import classes from './CartQuantity.module.css'
import { isByCarton, isMixable } from './quantity'

// Most rows can be ordered.
const AlertToggle = lazy(() => import('~/shared/product/AlertToggle').then((part) => ({ default: part.AlertToggle })))

interface Props {
  product: Product
  /** Taken in its supplier's shop: a line of its own. */
  inShop?: boolean
  /** Enter goes to the next quantity of a table. */
  onRow?: (direction: 1 | -1) => void
}

/**
 * How much of a product is in the cart, and how many bottles that makes, which a table's row says beside its total.
 * What cannot be ordered says so.
 */
export function QuantityField({ product, inShop = false, onRow }: Props) {
  const { t } = useTranslation('catalogue')
  const quantity = useCartQuantity(product.id, inShop)
  const canOrder = isOrderable(product)
  if (!canOrder && quantity === 0) {
    return <Closed product={product} />
  }
  const byCarton = isByCarton(product)
  return (
    <span className={classes.field} data-row={onRow !== undefined || undefined}>
      <QuantityStepper
        value={quantity}
        onChange={(bottles) => setQuantity(product, bottles, inShop)}
        label={t('quantity.label', { product: product.name })}
        unitsPerCarton={product.unitsPerCarton}
        multiple={product.orderMultiple}
        minimum={product.minQuantity}
        {...(onRow ? { onRow } : {})}
      />
      {canOrder && isMixable(product) ? (
        <CartonButton
          product={product}
          quantity={quantity}
          onChange={(bottles) => setQuantity(product, bottles, inShop)}
          isShort={onRow !== undefined}
        />
      ) : onRow ? null : (
        <span className={classes.unit} data-filled={quantity > 0 || undefined}>
          {quantity > 0 && byCarton
            ? t('quantity.bottles', plural(quantity))
            : t(byCarton ? 'quantity.cartons' : 'quantity.units')}
        </span>
      )}
    </span>
  )
}

/** What cannot be ordered: who may be told when it can is offered so. */
function Closed({ product }: { product: Product }) {
  const { t } = useTranslation('catalogue')
  const mayAsk = useSession(({ user }) => user !== null && mayCall('products.alert', user))
  const words = <span className={classes.closed}>{t('detail.unavailable')}</span>
  if (!mayAsk || product.otherAgent) return words
  return (
    <span className={classes.alert}>
      <Suspense fallback={words}>
        <AlertToggle product={product} />
      </Suspense>
    </span>
  )
}
