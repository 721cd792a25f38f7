import { Button } from '@mantine/core'
import { IconShoppingBagPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addToCart } from '~/shared/cart/actions'
import { useCartQuantity } from '~/shared/cart/hooks'
import { formatInteger } from '~/shared/format/format'
import { QuantityStepper } from '~/shared/parts/QuantityStepper'
import classes from './AddToCart.module.css'
import type { Product } from './product'
import { isByCarton } from './QuantityField'
import { isOrderable } from './stock'

/** How much to add, and the button that adds it; outside the bar it says what the cart already holds. */
export function AddToCart({ product, isBar = false }: { product: Product; isBar?: boolean }) {
  const { t } = useTranslation('catalogue')
  const first = Math.max(product.minQuantity, product.orderMultiple)
  const [bottles, setBottles] = useState(first)
  const inCart = useCartQuantity(product.id)
  if (!isOrderable(product)) {
    return (
      <Button disabled fullWidth size="md">
        {t('detail.unavailable')}
      </Button>
    )
  }
  return (
    <div className={isBar ? classes.bar : classes.add}>
      <QuantityStepper
        value={bottles}
        onChange={setBottles}
        label={t('quantity.label', { product: product.name })}
        unitsPerCarton={product.unitsPerCarton}
        multiple={product.orderMultiple}
        minimum={product.minQuantity}
      />
      {!isBar && (
        <span className={classes.unit}>
          {isByCarton(product)
            ? t('quantity.bottles', { count: bottles, amount: formatInteger(bottles) })
            : t('quantity.units')}
        </span>
      )}
      <Button
        className={classes.button ?? ''}
        disabled={bottles === 0}
        leftSection={<IconShoppingBagPlus size={18} aria-hidden />}
        onClick={() => {
          addToCart(product, bottles)
          setBottles(first)
        }}
      >
        {t('detail.add')}
      </Button>
      {inCart > 0 && !isBar && (
        <p className={classes.held} role="status">
          {t('detail.inCart', { count: inCart, amount: formatInteger(inCart) })}
        </p>
      )}
    </div>
  )
}
