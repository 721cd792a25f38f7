import { useTranslation } from 'react-i18next'
import { api } from '~/shared/api/client'
import { plural } from '~/shared/format/format'
import { OrderMoveDialog } from '~/shared/order/OrderMoveDialog'
import type { OrderDetail } from '~/shared/order/order'
import type { OrderMove } from '~/shared/order/use-order-move'
import { Notice } from '~/shared/parts/Notice'
import { remainingOf } from './shipping'

interface Props {
  order: OrderDetail
  carry: OrderMove['carry']
  onSent: () => void
  onClose: () => void
}

/** Gives up what remains to be sent: the bottles go back to stock and the order goes on with what has left. */
export function RemainderDialog({ order, carry, onSent, onClose }: Props) {
  const { t } = useTranslation('orders')
  const left = remainingOf(order)
  return (
    <OrderMoveDialog
      verb="closeRemainder"
      number={order.number}
      isCommentRequired
      send={({ comment = '' }) =>
        carry(api.post('/orders/{id}/remainder', { comment }, { path: { id: order.id }, quiet: 'movedMeanwhile' }))
      }
      onSent={onSent}
      onClose={onClose}
    >
      <Notice tone="attention">{t('remainder.bottles', plural(left))}</Notice>
    </OrderMoveDialog>
  )
}
