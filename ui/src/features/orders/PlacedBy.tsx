import { useTranslation } from 'react-i18next'
import type { OrderDetail } from '~/shared/order/order'
import type { Side } from './next-step'

/** Who placed an order for its customer; nothing where the customer did. */
export function PlacedBy({ order: { onBehalf, customer, timeline }, side }: { order: OrderDetail; side: Side }) {
  const { t } = useTranslation('orders')
  const [placed] = timeline
  if (!onBehalf || !placed) return null
  const name = placed.impersonator || placed.actor
  return (
    <span>
      {side === 'buyer' ? t('onBehalf.you', { name }) : t('onBehalf.of', { name, customer: customer.company })}
    </span>
  )
}
