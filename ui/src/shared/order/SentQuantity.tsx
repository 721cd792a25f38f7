import { useTranslation } from 'react-i18next'
import { formatInteger } from '~/shared/format/format'
import classes from './lines.module.css'
import type { OrderItem } from './order'

/** How much of a line has left, what is still to come, what was given up and what is no longer paid for. */
export function SentQuantity({ item }: { item: OrderItem }) {
  const { t } = useTranslation('order')
  const { shippedQuantity: sent, closedQuantity: closed, replacedQuantity: again, remainingQuantity: left } = item
  const { creditedQuantity: credited } = item
  // What was given up never left.
  const isWhole = left === 0 && closed === 0
  return (
    <span className={classes.sent} data-whole={isWhole || undefined}>
      <span>
        {t('lines.sentOf', { sent: formatInteger(sent), quantity: formatInteger(item.quantity + again) })}
        <span className={classes.sentWord}> {t('lines.sentWord')}</span>
      </span>
      {left > 0 && sent > 0 && <small>{t('lines.left', { count: left, amount: formatInteger(left) })}</small>}
      {again > 0 && (
        <small>{t(left > 0 ? 'lines.again' : 'lines.replaced', { count: again, amount: formatInteger(again) })}</small>
      )}
      {credited > 0 && <small>{t('lines.credited', { count: credited, amount: formatInteger(credited) })}</small>}
      {closed > 0 && <small>{t('lines.closed', { count: closed, amount: formatInteger(closed) })}</small>}
    </span>
  )
}
