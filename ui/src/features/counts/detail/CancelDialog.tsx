import { useTranslation } from 'react-i18next'
import { MoveDialog } from '~/shared/document/MoveDialog'
import type { StockCountDetail } from '../count'
import { commentOf, useCountMove } from './moves'

/** Calls a count off: the stock stays as it is. Who refuses what was counted says why. */
export function CancelDialog({ count, onClose }: { count: StockCountDetail; onClose: () => void }) {
  const { t } = useTranslation('counts')
  const move = useCountMove(count)
  return (
    <MoveDialog
      title={t('cancel.title')}
      lead={t('cancel.help')}
      submit={t('action.cancel')}
      isHarm
      comment={commentOf(t, count.transitions.includes('approved'))}
      send={({ comment }) => move('canceled', { comment })}
      done={t('done.canceled')}
      onClose={onClose}
    />
  )
}
