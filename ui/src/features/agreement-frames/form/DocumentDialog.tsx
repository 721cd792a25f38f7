import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '~/shared/api/client'
import { FormDialog } from '~/shared/forms/FormDialog'
import { FileDrop } from '~/shared/forms/files/FileDrop'
import type { LoadedFile } from '~/shared/forms/files/use-files'
import { useAppForm } from '~/shared/forms/use-app-form'
import { toast } from '~/shared/toasts/toast'
import { message } from '~/shared/validation/message'
import type { AgreementFrame } from '../frame'
import { showFrame } from '../queries'

/** What the server takes as a document. */
const EXTENSIONS = ['pdf', 'jpg', 'jpeg', 'png', 'webp']
const TYPES = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp']
const MAX_KILOBYTES = 5120

/** Keeps a signed document with a frame. */
export function DocumentDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation('frames')
  const client = useQueryClient()
  const form = useAppForm<{ file: LoadedFile[] }, AgreementFrame>({
    initialValues: { file: [] },
    rules: { file: (files: LoadedFile[]) => (files.length === 0 ? message('required') : null) },
    send: ({ file: [file] }) =>
      api.post(
        '/agreement_frames/{id}/documents',
        { name: file?.name ?? '', file: file?.dataUrl ?? '' },
        { path: { id } },
      ),
    onSent: (frame: AgreementFrame) => {
      showFrame(client, frame)
      toast.success(t('documents.added'))
      onClose()
    },
  })
  return (
    <FormDialog form={form} title={t('documents.add')} submit={t('documents.save')} onClose={onClose}>
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
