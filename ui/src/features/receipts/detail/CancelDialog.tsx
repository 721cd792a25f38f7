import { useTranslation } from 'react-i18next'
import { MoveDialog } from '~/shared/document/MoveDialog'
import type { ReceiptDetail } from '../receipt'
import { useReceiptMove } from './moves'

/** Says that the goods do not come, and why: those who were promised some are told. */
export function CancelDialog({ receipt, onClose }: { receipt: ReceiptDetail; onClose: () => void }) {
  const { t } = useTranslation('receipts')
  const { move } = useReceiptMove(receipt)
  return (
    <MoveDialog
      title={t('cancel.title')}
      lead={t('cancel.help')}
      submit={t('action.cancel')}
      isHarm
      comment={{ label: t('cancel.reason'), placeholder: t('cancel.placeholder'), isRequired: true }}
      send={({ comment }) => move('canceled', comment)}
      done={t('done.canceled')}
      onClose={onClose}
    />
  )
}
