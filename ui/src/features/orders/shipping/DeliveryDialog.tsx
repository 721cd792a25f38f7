import { useTranslation } from 'react-i18next'
import { api } from '~/shared/api/client'
import { useUpdates } from '~/shared/document/documents'
import { MoveDialog } from '~/shared/document/MoveDialog'
import { useMove } from '~/shared/document/use-move'
import { businessDay } from '~/shared/format/business-day'
import type { OrderDetail, Shipment } from '~/shared/order/order'
import { orders } from '../queries'

interface Props {
  shipment: Shipment
  order: OrderDetail
  onClose: () => void
}

/** Asks on which day one parcel of several arrived. */
export function DeliveryDialog({ shipment: { id, number, shippedAt }, order, onClose }: Props) {
  const { t } = useTranslation('orders')
  const { send } = useMove(useUpdates(orders))
  return (
    <MoveDialog
      title={t('shipments.deliveryOf', { number })}
      submit={t('shipments.confirm')}
      day={{
        name: 'deliveredOn',
        label: t('order:move.deliveredOn'),
        min: businessDay(new Date(shippedAt)),
        max: businessDay(Date.now()),
      }}
      send={({ day }) => {
        const path = { id: order.id, shipment: id }
        return send(api.post('/orders/{id}/shipments/{shipment}/delivery', { deliveredOn: day }, { path }))
      }}
      done={t('shipments.confirmed', { number })}
      onClose={onClose}
    />
  )
}
