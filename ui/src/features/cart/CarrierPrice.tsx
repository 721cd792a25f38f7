import { useTranslation } from 'react-i18next'
import { Money } from '~/shared/parts/Money'
import classes from './CarrierPrice.module.css'

/** What a delivery costs excl. tax, or that it is free. */
export function CarrierPrice({ price }: { price: number }) {
  const { t } = useTranslation('cart')
  if (price === 0) return <span className={classes.free}>{t('free')}</span>
  return (
    <span className={classes.price}>
      <Money value={price} /> <span className={classes.tax}>{t('taxExcl')}</span>
    </span>
  )
}
