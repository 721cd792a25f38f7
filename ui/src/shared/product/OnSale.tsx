import { useTranslation } from 'react-i18next'
import { QuantityField } from '~/shared/buying/CartQuantity'
import classes from './ProductCard.module.css'
import type { Product } from './product'
import { StockNote } from './StockNote'
import { isOrderable, isShared } from './stock'

interface Props {
  product: Product
  /** Sellers look at their own goods without ordering them. */
  withQuantity: boolean
  inShop?: boolean
}

/** What a card says of a product that is on sale: what is left of it, and how much is wanted. */
export function OnSale({ product, withQuantity, inShop = false }: Props) {
  const { t } = useTranslation('catalogue')
  return (
    <>
      <p className={classes.stock}>
        <StockNote product={product} />
        {isShared(product) && isOrderable(product) && (
          <span className={classes.shared}>{t('enums:order_tag.dartess_warehouse')}</span>
        )}
      </p>
      {withQuantity && (
        <div className={classes.quantity}>
          <QuantityField product={product} inShop={inShop} />
        </div>
      )}
    </>
  )
}
