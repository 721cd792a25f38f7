import { useTranslation } from 'react-i18next'
import { unitsOf } from '~/shared/cart/amounts'
import { useCart } from '~/shared/cart/store'
import { plural } from '~/shared/format/format'
import classes from './CartCount.module.css'

/** How much the cart holds: products and bottles; "0 produit" when it is empty. */
export function CartCount() {
  const { t } = useTranslation('cart')
  const lines = useCart((state) => state.content.lines)
  const units = unitsOf(lines)
  return (
    <span className={classes.count}>
      {t('products', { count: lines.length })}
      {units > 0 && ` · ${t('units', plural(units))}`}
    </span>
  )
}
