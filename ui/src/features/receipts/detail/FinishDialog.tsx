import { useTranslation } from 'react-i18next'
import type { ReceiptDetail } from '../receipt'
import { FinishForm } from './FinishForm'
import { useReceiptMove } from './moves'

/** Says that nothing more comes: of what was counted already. */
export function FinishDialog({ receipt, onClose }: { receipt: ReceiptDetail; onClose: () => void }) {
  const { t } = useTranslation('receipts')
  const { move } = useReceiptMove(receipt)
  return (
    <FinishForm
      missing={receipt.lines.reduce((sum, { open }) => sum + open, 0)}
      send={(comment) => move('complete', comment)}
      done={t('done.complete')}
      onClose={onClose}
    />
  )
}
