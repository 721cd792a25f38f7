import { useTranslation } from 'react-i18next'
import { api } from '~/shared/api/client'
import { formatInteger, wineOf } from '~/shared/format/format'
import { FormDialog } from '~/shared/forms/FormDialog'
import { useAppForm } from '~/shared/forms/use-app-form'
import type { OrderDetail, OrderItem } from '~/shared/order/order'
import { promisedOf } from '~/shared/order/promise-text'
import { remainingOf, shippedOf } from '../shipping/shipping'

interface Props {
  order: OrderDetail
  item: OrderItem
  onSent: (order: OrderDetail) => void
  onClose: () => void
}

/** The last bottles of an order of which nothing has left and nothing is there: without them it is cancelled. */
const isAllLeft = (order: OrderDetail, item: OrderItem) =>
  shippedOf(order) === 0 && remainingOf(order) === promisedOf(item)

/** Asks whether the bottles of a line that are not there yet are really given up. */
export function GiveUpDialog({ order, item, onSent, onClose }: Props) {
  const { t } = useTranslation('orders')
  const count = promisedOf(item)
  const form = useAppForm({
    initialValues: {},
    rules: {},
    send: () =>
      api.post(
        '/orders/{id}/promises/give_up',
        { lines: [{ item: item.id, quantity: count }] },
        { path: { id: order.id } },
      ),
    onSent,
  })
  return (
    <FormDialog
      form={form}
      title={t('giveUp.ask')}
      lead={
        isAllLeft(order, item)
          ? t('giveUp.whole')
          : t('giveUp.meaning', { count, amount: formatInteger(count), product: wineOf(item.product) })
      }
      submit={t('giveUp.confirm')}
      button={{ color: 'danger.6' }}
      onClose={onClose}
    />
  )
}
