import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { toast } from '~/shared/toasts/toast'
import { showReceipt } from '../queries'
import type { ReceiptDetail } from '../receipt'
import { FinishForm } from './FinishForm'
import { moveReceipt } from './moves'

/** Says that nothing more comes: of what was counted already. */
export function FinishDialog({ receipt, onClose }: { receipt: ReceiptDetail; onClose: () => void }) {
  const { t } = useTranslation('receipts')
  const client = useQueryClient()
  return (
    <FinishForm
      missing={receipt.lines.reduce((sum, { open }) => sum + open, 0)}
      send={async (comment) => {
        showReceipt(client, await moveReceipt(receipt.id, 'complete', comment))
        toast.success(t('done.complete'))
      }}
      onClose={onClose}
    />
  )
}
