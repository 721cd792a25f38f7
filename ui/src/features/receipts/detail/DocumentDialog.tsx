import { useTranslation } from 'react-i18next'
import { api } from '~/shared/api/client'
import { useUpdates } from '~/shared/document/documents'
import { FormDialog } from '~/shared/forms/FormDialog'
import { DOCUMENT, noFile, someFile } from '~/shared/forms/files/document'
import { FileDrop } from '~/shared/forms/files/FileDrop'
import { ChoiceField } from '~/shared/forms/inputs/ChoiceField'
import { inputOf } from '~/shared/forms/inputs/input-of'
import { useDialogForm } from '~/shared/forms/use-dialog-form'
import type { ReceiptDetail, ReceiptDocument } from '../receipt'
import { receipts } from '../receipt-query'

interface Props {
  receipt: ReceiptDetail
  onClose: () => void
}

type Kind = ReceiptDocument['kind']

const KINDS = ['delivery_note', 'accompanying_document', 'photo', 'other'] as const satisfies Kind[]

/** Keeps a paper with the receipt: its delivery note, what accompanies suspended goods, a photo. */
export function DocumentDialog({ receipt: { id, dutyStatus, documents }, onClose }: Props) {
  const { t } = useTranslation('receipts')
  const { show } = useUpdates(receipts)
  const isAwaited = dutyStatus === 'suspended' && documents.every((one) => one.kind !== 'accompanying_document')
  const kind: Kind = isAwaited ? 'accompanying_document' : 'delivery_note'
  const form = useDialogForm({
    initialValues: { kind, file: noFile },
    rules: { file: someFile },
    send: ({ kind: chosen, file: [file] }) =>
      api.post(
        '/receipts/{id}/documents',
        { kind: chosen, name: file?.name ?? '', file: file?.dataUrl ?? '' },
        { path: { id } },
      ),
    onSent: show,
    done: t('documents.added'),
    onClose,
  })
  return (
    <FormDialog form={form} title={t('documents.add')} submit={t('documents.save')} onClose={onClose}>
      <ChoiceField
        label={t('documents.kind')}
        choices={KINDS.map((value) => ({ value, label: t(`documents.${value}`) }))}
        {...form.getInputProps('kind')}
      />
      <FileDrop label={t('documents.file')} {...DOCUMENT} required {...inputOf(form, 'file')} />
    </FormDialog>
  )
}
