import { useTranslation } from 'react-i18next'
import { Money } from '~/shared/parts/Money'
import classes from './CarrierPrice.module.css'

/** What a delivery costs, or that it is free. */
export function CarrierPrice({ price, isTaxIncluded = false }: { price: number; isTaxIncluded?: boolean }) {
  const { t } = useTranslation('cart')
  if (price === 0) return <span className={classes.free}>{t('shippingFree')}</span>
  return (
    <span className={classes.price}>
      <Money value={price} /> <span className={classes.tax}>{t(isTaxIncluded ? 'taxIncl' : 'taxExcl')}</span>
    </span>
  )
}
