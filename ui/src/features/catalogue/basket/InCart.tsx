import { useTranslation } from 'react-i18next'
import { useCartQuantity } from '~/shared/cart/hooks'
import { formatInteger } from '~/shared/format/format'
import type { Product } from '~/shared/product/product'
import { CartSyncNote } from './CartSyncNote'
import classes from './InCart.module.css'

/** What the cart holds of a product already, and whether the server knows. */
export function InCart({ product }: { product: Product }) {
  const { t } = useTranslation('catalogue')
  const inCart = useCartQuantity(product.id)
  return (
    <p className={classes.held} role="status">
      {inCart > 0 && (
        <>
          <span>{t('detail.inCart', { count: inCart, amount: formatInteger(inCart) })}</span>
          <CartSyncNote />
        </>
      )}
    </p>
  )
}
