import { useTranslation } from 'react-i18next'
import { useCartQuantity } from '~/shared/cart/hooks'
import { nextCarton } from '~/shared/cart/mixed-carton'
import { formatInteger } from '~/shared/format/format'
import { QuantityStepper } from '~/shared/parts/QuantityStepper'
import { setQuantity } from './basket'
import type { Product } from './product'
import classes from './QuantityField.module.css'
import { useAvailability } from './StockTag'
import { isOrderable } from './stock'

interface Props {
  product: Product
  /** Shows how many bottles the cartons make. */
  withBottles?: boolean
  /** Enter goes to the next quantity of a table. */
  onRow?: (direction: 1 | -1) => void
}

/** Whether quantities are counted in cartons; mixed cartons (Dartess) and odd multiples go by the bottle. */
export const isByCarton = ({ orderMultiple, unitsPerCarton }: Product) =>
  unitsPerCarton > 1 && orderMultiple % unitsPerCarton === 0

/** Goods of the shared warehouse go by the bottle, and fill cartons of six together (domain 3.3). */
const isMixable = ({ warehouse, orderMultiple }: Product) =>
  warehouse === 'dartess' && nextCarton(0) % orderMultiple === 0

/** How much of a product is in the cart. What cannot be ordered says why. */
export function QuantityField({ product, withBottles = false, onRow }: Props) {
  const { t } = useTranslation('catalogue')
  const quantity = useCartQuantity(product.id)
  const availability = useAvailability(product)
  if (!isOrderable(product) && quantity === 0) {
    return (
      <span className={classes.closed} data-row={onRow !== undefined || undefined}>
        {availability}
      </span>
    )
  }
  const byCarton = isByCarton(product)
  return (
    <span className={classes.field}>
      <QuantityStepper
        value={quantity}
        onChange={(bottles) => setQuantity(product, bottles)}
        label={t('quantity.label', { product: product.name })}
        unitsPerCarton={product.unitsPerCarton}
        multiple={product.orderMultiple}
        minimum={product.minQuantity}
        {...(onRow ? { onRow } : {})}
      />
      {withBottles && isMixable(product) ? (
        <button
          type="button"
          className={classes.carton}
          aria-label={t('quantity.addCarton', { product: product.name })}
          disabled={nextCarton(quantity) > product.available}
          onClick={() => setQuantity(product, nextCarton(quantity))}
        >
          {t('quantity.carton')}
        </button>
      ) : withBottles ? (
        <span className={classes.unit} data-filled={quantity > 0 || undefined}>
          {quantity > 0 && byCarton
            ? t('quantity.bottles', { count: quantity, amount: formatInteger(quantity) })
            : t(byCarton ? 'quantity.cartons' : 'quantity.units')}
        </span>
      ) : null}
    </span>
  )
}
