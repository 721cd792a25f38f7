import { useTranslation } from 'react-i18next'
import { useCartQuantity } from '~/shared/cart/hooks'
import { formatInteger, formatMoney } from '~/shared/format/format'
import type { Product } from '~/shared/product/product'
import { shownPrice, times } from '../price'
import classes from './cells.module.css'

/** What the bottles in the cart cost at the price shown, and how many they are. */
export function LineTotal({ product }: { product: Product }) {
  const { t } = useTranslation('catalogue')
  const quantity = useCartQuantity(product.id)
  const price = shownPrice(product)
  if (!price || quantity === 0) return <>–</>
  return (
    <span className={classes.total}>
      <b>{formatMoney(times(price.amount, quantity))}</b>
      <small>{t('quantity.bottles', { count: quantity, amount: formatInteger(quantity) })}</small>
    </span>
  )
}
