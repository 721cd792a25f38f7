import { useTranslation } from 'react-i18next'
import { formatInteger, formatMoney, formatSize } from '~/shared/format/format'
import { Dim } from '~/shared/layout/Dim'
import classes from './OwnPrice.module.css'
import { perLitre, shownPrice, times } from './price'
import type { Product } from './product'

interface Props {
  product: Product
  /** How many bottles are, or are to be, in the cart. */
  quantity: number
  large?: boolean
}

/** The viewer's own price of a bottle of so many, the list price struck through when it is higher, and what a carton costs. */
export function OwnPrice({ product, quantity, large = false }: Props) {
  const { t } = useTranslation('catalogue')
  const price = shownPrice(product, quantity)
  if (!price) return <Dim size={13}>{t(product.otherAgent ? 'price.otherAgent' : 'price.none')}</Dim>
  const units = product.unitsPerCarton
  return (
    <div className={classes.price} data-large={large || undefined}>
      <p className={classes.line}>
        <span className={classes.own}>
          <span className={classes.amount}>{formatMoney(price.amount)}</span>{' '}
          <span className={classes.tax}>{t(price.isTaxIncluded ? 'price.taxIncl' : 'price.taxExcl')}</span>
        </span>
        {price.from !== null && (
          <span className={classes.from}>{t('price.from', { amount: formatInteger(price.from) })}</span>
        )}
        {price.before !== null && (
          <s className={classes.before} title={t('price.list')}>
            {formatMoney(price.before)}
          </s>
        )}
        {large && price.other !== null && (
          <span className={classes.other}>
            {t(price.isTaxIncluded ? 'price.orTaxExcl' : 'price.orTaxIncl', { amount: formatMoney(price.other) })}
          </span>
        )}
      </p>
      {price.isTaxIncluded && product.bottleSizeCl > 0 && (
        <p className={classes.carton}>
          {t('price.litre', {
            size: formatSize(product.bottleSizeCl),
            amount: formatMoney(perLitre(price.amount, product.bottleSizeCl)),
          })}
        </p>
      )}
      {units > 1 && !large && (
        <p className={classes.carton}>
          {t('price.carton', { units, amount: formatMoney(times(price.amount, units)) })}
        </p>
      )}
    </div>
  )
}
