import { useTranslation } from 'react-i18next'
import { useAwaitedWords } from '~/shared/cart/Awaited'
import { useCartPromises } from '~/shared/cart/hooks'
import { formatDate, plural } from '~/shared/format/format'
import { StatusDot } from '~/shared/parts/StatusDot'
import type { Product } from './product'
import { needsWords, stockTone } from './stock'

/** The truth of a product's stock in one line: its tag, how many bottles there are, or when the next ones arrive. */
export function StockNote({ product }: { product: Product }) {
  const words = useStockWords(product)
  const isAwaited = useCartPromises(product.id).length > 0
  return <StatusDot tone={isAwaited ? 'attention' : stockTone(product)} label={words.join(', ')} />
}

/**
 * The tag in the words of specification 3, then a figure or a date where it changes what one orders; of more in the cart than is
 * there, when the rest comes.
 */
export function useStockWords(product: Product): string[] {
  const { t } = useTranslation('catalogue')
  const { available, nextReceipt, receiptLate, tag } = product
  const awaited = useAwaitedWords(useCartPromises(product.id))
  const bottles = t('quantity.bottles', plural(available))
  if (awaited.length > 0) return available > 0 ? [t('stock.available', { bottles }), ...awaited] : awaited
  if (!needsWords(product)) return [t('stock.available', { bottles })]
  const label = t(`enums:order_tag.${tag}`)
  if (tag === 'stock_alert') return [label, bottles]
  if (tag !== 'desactivated' && receiptLate) return [label, t('stock.late')]
  if (tag !== 'desactivated' && nextReceipt) return [label, formatDate(nextReceipt)]
  return [label]
}
