import { useTranslation } from 'react-i18next'
import { formatDate, formatInteger } from '~/shared/format/format'
import { StatusDot, type StatusTone } from '~/shared/parts/StatusDot'
import type { Product } from './product'
import classes from './StockLine.module.css'
import { availabilityOf } from './stock'

const tones: Record<string, StatusTone> = {
  rupture: 'error',
  desactivated: 'neutral',
  low: 'attention',
  arrival: 'attention',
  awaited: 'attention',
}

/** The stock in words: how much there is, how much is expected and when, where it ships from. */
export function StockLine({ product }: { product: Product }) {
  const { t } = useTranslation('catalogue')
  const { available, incoming, nextReceipt, warehouse } = product
  const kind = availabilityOf(product)?.kind ?? 'plain'
  const bottles = (count: number) => t('quantity.whole', { count, amount: formatInteger(count) })
  return (
    <ul className={classes.lines}>
      <li>
        <StatusDot
          tone={tones[kind] ?? 'done'}
          label={
            available > 0 ? t('detail.inStock', { bottles: bottles(available) }) : t(`enums:order_tag.${product.tag}`)
          }
        />
      </li>
      {incoming > 0 && (
        <li>
          {nextReceipt
            ? t('detail.expectedOn', { bottles: bottles(incoming), date: formatDate(nextReceipt) })
            : t('detail.expected', { bottles: bottles(incoming) })}
        </li>
      )}
      {warehouse === 'dartess' && <li>{t('detail.mixable')}</li>}
    </ul>
  )
}
