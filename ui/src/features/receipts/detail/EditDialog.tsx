import { useTranslation } from 'react-i18next'
import { api } from '~/shared/api/client'
import { useUpdates } from '~/shared/document/documents'
import { FormDialog } from '~/shared/forms/FormDialog'
import { useDialogForm } from '~/shared/forms/use-dialog-form'
import { HeadFields } from '../create/HeadFields'
import { type HeadValues, headBody, headRules } from '../create/values'
import type { ReceiptDetail } from '../receipt'
import { receipts } from '../receipt-query'

/** Changes when and how the goods come, while they may still come. */
export function EditDialog({ receipt, onClose }: { receipt: ReceiptDetail; onClose: () => void }) {
  const { t } = useTranslation('receipts')
  const { show } = useUpdates(receipts)
  const { id, version, expectedOn, carrier, trackingNumber, reference, dutyStatus, arc, comment } = receipt
  const form = useDialogForm<HeadValues, ReceiptDetail>({
    initialValues: { expectedOn, carrier, trackingNumber, reference, dutyStatus, arc, comment },
    rules: headRules,
    send: (values) => api.patch('/receipts/{id}', { version, ...headBody(values) }, { path: { id } }),
    onSent: show,
    done: t('done.changed'),
    onClose,
  })
  return (
    <FormDialog form={form} title={t('action.edit')} submit={t('save')} size={560} onClose={onClose}>
      <HeadFields form={form} />
    </FormDialog>
  )
}
