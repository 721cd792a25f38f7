import { useTranslation } from 'react-i18next'
import { api } from '~/shared/api/client'
import { businessDay } from '~/shared/format/business-day'
import { FormDialog } from '~/shared/forms/FormDialog'
import { useDialogForm } from '~/shared/forms/use-dialog-form'
import { DeliveryDayField } from '~/shared/order/DeliveryDayField'
import { isConflict } from '~/shared/order/move-order'
import type { OrderDetail, Shipment } from '~/shared/order/order'
import { required } from '~/shared/validation/text-rules'
import { useOrderUpdates } from '../detail/use-order-updates'

interface Props {
  shipment: Shipment
  order: OrderDetail
  onClose: () => void
}

/** Asks on which day one parcel of several arrived. */
export function DeliveryDialog({ shipment: { id, number, shippedAt }, order, onClose }: Props) {
  const { t } = useTranslation('orders')
  const { onMoved, onStale } = useOrderUpdates(order.id)
  const form = useDialogForm<{ deliveredOn: string }, OrderDetail>({
    initialValues: { deliveredOn: businessDay(Date.now()) },
    rules: { deliveredOn: required },
    send: (body) =>
      api
        .post('/orders/{id}/shipments/{shipment}/delivery', body, { path: { id: order.id, shipment: id } })
        .catch((error: unknown) => {
          if (isConflict(error)) onStale()
          throw error
        }),
    onSent: (changed) => onMoved(changed),
    done: t('shipments.confirmed', { number }),
    onClose,
  })
  return (
    <FormDialog
      form={form}
      title={t('shipments.deliveryOf', { number })}
      submit={t('shipments.confirm')}
      onClose={onClose}
    >
      <DeliveryDayField min={businessDay(new Date(shippedAt))} form={form} />
    </FormDialog>
  )
}
