import { useTranslation } from 'react-i18next'
import { api } from '~/shared/api/client'
import { plural } from '~/shared/format/format'
import { MoveDialog } from '~/shared/order/MoveDialog'
import type { OrderDetail } from '~/shared/order/order'
import { Notice } from '~/shared/parts/Notice'
import { remainingOf } from './shipping'

interface Props {
  order: OrderDetail
  onSent: (order: OrderDetail) => void
  onFailed: (error: unknown) => Promise<unknown>
  onClose: () => void
}

/** Gives up what remains to be sent: the bottles go back to stock and the order goes on with what has left. */
export function RemainderDialog({ order, onSent, onFailed, onClose }: Props) {
  const { t } = useTranslation('orders')
  const left = remainingOf(order)
  return (
    <MoveDialog
      verb="closeRemainder"
      number={order.number}
      isCommentRequired
      send={async ({ comment = '' }) => {
        const changed = await api
          .post('/orders/{id}/remainder', { comment }, { path: { id: order.id }, quiet: 'movedMeanwhile' })
          .catch(async (error: unknown) => {
            throw await onFailed(error)
          })
        onSent(changed)
      }}
      onSent={onClose}
      onClose={onClose}
    >
      <Notice tone="attention">{t('remainder.bottles', plural(left))}</Notice>
    </MoveDialog>
  )
}
