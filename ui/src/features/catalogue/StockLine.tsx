import { useTranslation } from 'react-i18next'
import { formatDate, formatInteger } from '~/shared/format/format'
import { StatusDot } from '~/shared/parts/StatusDot'
import type { Product } from '~/shared/product/product'
import classes from './StockLine.module.css'
import { isShared, needsWords, stockTone } from './stock'

/** The stock in words: its tag, how much there is, how much is expected and when, where it ships from. */
export function StockLine({ product }: { product: Product }) {
  const { t } = useTranslation('catalogue')
  const { available, incoming, nextReceipt, tag } = product
  const bottles = (count: number) => t('quantity.whole', { count, amount: formatInteger(count) })
  const inStock = t('detail.inStock', { bottles: bottles(available) })
  const label = needsWords(product)
    ? [t(`enums:order_tag.${tag}`), available > 0 ? inStock : ''].filter(Boolean).join(', ')
    : inStock
  return (
    <ul className={classes.lines}>
      <li>
        <StatusDot tone={stockTone(product)} label={label} />
      </li>
      {incoming > 0 && (
        <li>
          {nextReceipt
            ? t('detail.expectedOn', { count: incoming, bottles: bottles(incoming), date: formatDate(nextReceipt) })
            : t('detail.expected', { count: incoming, bottles: bottles(incoming) })}
        </li>
      )}
      {isShared(product) && (
        <li>
          <b>{t('detail.mixableTag')}</b> {t('detail.mixable')}
        </li>
      )}
    </ul>
  )
}
