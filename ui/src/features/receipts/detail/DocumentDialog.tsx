import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '~/shared/api/client'
import { FormDialog } from '~/shared/forms/FormDialog'
import { FileDrop } from '~/shared/forms/files/FileDrop'
import type { LoadedFile } from '~/shared/forms/files/use-files'
import { ChoiceField } from '~/shared/forms/inputs/ChoiceField'
import { useAppForm } from '~/shared/forms/use-app-form'
import { toast } from '~/shared/toasts/toast'
import { message } from '~/shared/validation/message'
import { showReceipt } from '../queries'
import type { ReceiptDetail, ReceiptDocument } from '../receipt'

interface Props {
  receipt: ReceiptDetail
  onClose: () => void
}

type Kind = ReceiptDocument['kind']

const KINDS = ['delivery_note', 'accompanying_document', 'photo', 'other'] as const satisfies Kind[]

/** What the server takes as a paper. */
const EXTENSIONS = ['pdf', 'jpg', 'jpeg', 'png', 'webp']
const TYPES = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp']
const MAX_KILOBYTES = 5120

/** Keeps a paper with the receipt: its delivery note, what accompanies suspended goods, a photo. */
export function DocumentDialog({ receipt: { id, dutyStatus, documents }, onClose }: Props) {
  const { t } = useTranslation('receipts')
  const client = useQueryClient()
  const isAwaited = dutyStatus === 'suspended' && documents.every(({ kind }) => kind !== 'accompanying_document')
  const form = useAppForm<{ kind: Kind; file: LoadedFile[] }, ReceiptDetail>({
    initialValues: { kind: isAwaited ? 'accompanying_document' : 'delivery_note', file: [] },
    rules: { file: (files: LoadedFile[]) => (files.length === 0 ? message('required') : null) },
    send: ({ kind, file: [file] }) =>
      api.post(
        '/receipts/{id}/documents',
        { kind, name: file?.name ?? '', file: file?.dataUrl ?? '' },
        { path: { id } },
      ),
    onSent: (receipt: ReceiptDetail) => {
      showReceipt(client, receipt)
      toast.success(t('documents.added'))
      onClose()
    },
  })
  return (
    <FormDialog form={form} title={t('documents.add')} submit={t('documents.save')} onClose={onClose}>
      <ChoiceField
        label={t('documents.kind')}
        choices={KINDS.map((value) => ({ value, label: t(`documents.${value}`) }))}
        {...form.getInputProps('kind')}
      />
      <FileDrop
        label={t('documents.file')}
        extensions={EXTENSIONS}
        types={TYPES}
        maxKilobytes={MAX_KILOBYTES}
        required
        value={form.values.file}
        {...form.getInputProps('file')}
      />
    </FormDialog>
  )
}
