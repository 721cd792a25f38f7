import { useTranslation } from 'react-i18next'
import type { OrderDetail } from '~/shared/order/order'
import type { Side } from './next-step'

/** With whom an order is, as its reader sees it, and who placed it for the customer. */
export function OtherParty({ order, side }: { order: OrderDetail; side: Side }) {
  const { t } = useTranslation('orders')
  const { customer, supplier, onBehalf, timeline } = order
  const [placed] = timeline
  const name = onBehalf && placed ? placed.impersonator || placed.actor : null
  if (side !== 'buyer')
    return <span>{name ? t('onBehalf.of', { name, customer: customer.company }) : customer.company}</span>
  return (
    <>
      <span>{supplier.company}</span>
      {name && <span>{t('onBehalf.you', { name })}</span>}
    </>
  )
}
