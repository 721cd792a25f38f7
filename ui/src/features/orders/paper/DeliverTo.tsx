import { useTranslation } from 'react-i18next'
import type { OrderDetail } from '~/shared/order/order'
import { PostalAddress } from '~/shared/order/PostalAddress'

/** Where an order goes, by the name that its carrier asks for. */
export function DeliverTo({ order: { relay, customer, shippingAddress } }: { order: OrderDetail }) {
  const { t } = useTranslation('orders')
  if (!relay) return <PostalAddress address={shippingAddress} name={customer.company} />
  return (
    <>
      <b>{relay.label}</b>
      <span>{relay.address}</span>
      <span>{t('paper.for', { customer: customer.company })}</span>
    </>
  )
}
