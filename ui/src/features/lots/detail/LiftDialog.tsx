import { useTranslation } from 'react-i18next'
import { api } from '~/shared/api/client'
import { MoveDialog } from '~/shared/document/MoveDialog'
import type { StockLot } from '../lot'
import { useTold } from '../use-told'

/** Lets a recalled lot leave again, with the reason. */
export function LiftDialog({ lot, onClose }: { lot: StockLot; onClose: () => void }) {
  const { t } = useTranslation('lots')
  const refresh = useTold(lot.id)
  return (
    <MoveDialog
      title={t('lift.title', { lot: lot.lot })}
      lead={t('lift.help')}
      submit={t('lift.send')}
      comment={{
        name: 'reason',
        label: t('lift.reason'),
        placeholder: t('lift.reasonExample'),
        isRequired: true,
        longest: 1000,
      }}
      send={({ comment }) => api.post('/stock_lots/{id}/recalls/lift', { reason: comment }, { path: { id: lot.id } })}
      onSent={refresh}
      done={t('lift.done')}
      onClose={onClose}
    />
  )
}
