import { useTranslation } from 'react-i18next'
import type { StockCountDetail } from '../count'
import { MoveForm } from './MoveForm'
import { moveCount } from './moves'

/** Calls a count off: the stock stays as it is. Who refuses what was counted says why. */
export function CancelDialog({ count, onClose }: { count: StockCountDetail; onClose: () => void }) {
  const { t } = useTranslation('counts')
  return (
    <MoveForm
      title={t('cancel.title')}
      lead={t('cancel.help')}
      submit={t('action.cancel')}
      isReasoned={count.transitions.includes('approved')}
      button={{ color: 'danger.6' }}
      send={(comment) => moveCount(count.id, 'canceled', { comment })}
      done={t('done.canceled')}
      onClose={onClose}
    />
  )
}
