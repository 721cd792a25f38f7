import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '~/shared/forms/FormDialog'
import { ReasonField } from '~/shared/forms/inputs/ReasonField'
import { useDialogForm } from '~/shared/forms/use-dialog-form'
import { required } from '~/shared/validation/text-rules'
import { showReceipt } from '../queries'
import type { ReceiptDetail } from '../receipt'
import { moveReceipt } from './moves'

/** Says that the goods do not come, and why: those who were promised some are told. */
export function CancelDialog({ receipt, onClose }: { receipt: ReceiptDetail; onClose: () => void }) {
  const { t } = useTranslation('receipts')
  const client = useQueryClient()
  const form = useDialogForm({
    initialValues: { comment: '' },
    rules: { comment: required },
    send: ({ comment }) => moveReceipt(receipt.id, 'canceled', comment.trim()),
    onSent: (changed) => showReceipt(client, changed),
    done: t('done.canceled'),
    onClose,
  })
  return (
    <FormDialog
      form={form}
      title={t('cancel.title')}
      lead={t('cancel.help')}
      submit={t('action.cancel')}
      button={{ color: 'danger.6' }}
      onClose={onClose}
    >
      <ReasonField
        label={t('cancel.reason')}
        placeholder={t('cancel.placeholder')}
        data-autofocus
        {...form.getInputProps('comment')}
      />
    </FormDialog>
  )
}
