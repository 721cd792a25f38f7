import { useTranslation } from 'react-i18next'
import { OpenNotice } from '~/shared/order/OpenNotice'
import { OrderMoveDialog, type Told } from '~/shared/order/OrderMoveDialog'
import { Notice } from '~/shared/parts/Notice'
import { listedBy, needsComment } from './bulk-moves'
import { type Chosen, concernedOf } from './move-chosen'

interface Props {
  chosen: Chosen
  send: (told: Told) => Promise<void>
  onClose: () => void
}

/** Asks before many orders are moved; those that it cannot be done to are told. */
export function BulkMoveDialog({ chosen, send, onClose }: Props) {
  const { t } = useTranslation('order')
  const { move } = chosen
  const { concerned, others } = concernedOf(chosen)
  return (
    <OrderMoveDialog
      verb={move.verb}
      count={concerned.length}
      number={concerned[0]?.number ?? ''}
      isCommentRequired={needsComment(concerned, move)}
      send={send}
      onClose={onClose}
    >
      <OpenNotice verb={move.verb} orders={concerned} />
      {others.length > 0 && (
        <Notice tone="attention">{t(`bulk.others.${listedBy(move)}`, { count: others.length })}</Notice>
      )}
    </OrderMoveDialog>
  )
}
