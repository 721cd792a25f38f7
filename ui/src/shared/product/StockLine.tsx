import { useTranslation } from 'react-i18next'
import { formatDate, plural } from '~/shared/format/format'
import { StatusDot } from '~/shared/parts/StatusDot'
import type { ProductDetail } from './product'
import classes from './StockLine.module.css'
import { isShared, needsWords, stockTone } from './stock'

/** The stock in words: its tag, how much there is, what arrives when and is not promised yet, where it ships from. */
export function StockLine({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('catalogue')
  const { available, incoming, arrivals, tag } = product
  const bottles = (count: number) => t('quantity.whole', plural(count))
  const inStock = t('detail.inStock', { bottles: bottles(available) })
  const label = needsWords(product)
    ? [t(`enums:order_tag.${tag}`), available > 0 ? inStock : ''].filter(Boolean).join(', ')
    : inStock
  return (
    <ul className={classes.lines}>
      <li>
        <StatusDot tone={stockTone(product)} label={label} />
      </li>
      {arrivals.map(({ expectedOn, quantity }) => (
        <li key={expectedOn}>
          {expectedOn === null
            ? t('detail.late', { count: quantity, bottles: bottles(quantity) })
            : t('detail.expectedOn', { count: quantity, bottles: bottles(quantity), date: formatDate(expectedOn) })}
        </li>
      ))}
      {incoming > 0 && arrivals.length === 0 && <li>{t('detail.promised')}</li>}
      {isShared(product) && (
        <li>
          <b>{t('detail.mixableTag')}</b> {t('detail.mixable')}
        </li>
      )}
    </ul>
  )
}
