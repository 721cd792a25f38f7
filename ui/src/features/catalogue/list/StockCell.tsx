import { useTranslation } from 'react-i18next'
import { formatInteger } from '~/shared/format/format'
import type { Product } from '~/shared/product/product'
import { useStockWords } from '../StockNote'
import { isShared, needsWords, stockTone } from '../stock'
import classes from './cells.module.css'

/** A row's stock in bottles; below it the tag where it matters, and the date of what is awaited. */
export function StockCell({ product }: { product: Product }) {
  const { t } = useTranslation('catalogue')
  const words = useStockWords(product)
  if (!needsWords(product)) {
    return (
      <span className={classes.stock}>
        {formatInteger(product.available)}
        {isShared(product) && <small>{t('enums:order_tag.dartess_warehouse')}</small>}
      </span>
    )
  }
  if (product.tag === 'stock_alert') {
    return (
      <span className={classes.stock} data-tone="attention">
        {formatInteger(product.available)}
        <small>{words[0]}</small>
      </span>
    )
  }
  return (
    <span className={classes.stock} data-tone={stockTone(product)}>
      {words.map((word) => (
        <small key={word}>{word}</small>
      ))}
    </span>
  )
}
