import { useTranslation } from 'react-i18next'
import { formatInteger, wineOf } from '~/shared/format/format'
import { Notice } from '~/shared/parts/Notice'
import type { PriceListLine } from '../price-list'

/** Wines that are named at once; more are counted. */
const SHOWN = 5

/** Wines that some of those whom a list is for may not buy: they see no price of them. */
export function ClosedWines({ lines }: { lines: readonly PriceListLine[] }) {
  const { t } = useTranslation('pricelists')
  const closed = lines.filter(({ closedTo }) => closedTo.length > 0)
  if (closed.length === 0) return null
  const wines = closed.slice(0, SHOWN).map(({ product, closedTo }) => {
    const groups = closedTo.map((group) => t(`enums:user_group.${group}`)).join(', ')
    return t('closed.wine', { wine: wineOf(product), groups })
  })
  const more = closed.length - SHOWN
  if (more > 0) wines.push(t('closed.more', { count: more, amount: formatInteger(more) }))
  return (
    <Notice tone="attention" title={t('closed.title', { count: closed.length, amount: formatInteger(closed.length) })}>
      {wines.join(' · ')}
    </Notice>
  )
}
