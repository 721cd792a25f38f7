import { useTranslation } from 'react-i18next'
import { api } from '~/shared/api/client'
import { useUpdates } from '~/shared/document/documents'
import { FormDialog } from '~/shared/forms/FormDialog'
import { DOCUMENT, noFile, someFile } from '~/shared/forms/files/document'
import { FileDrop } from '~/shared/forms/files/FileDrop'
import { inputOf } from '~/shared/forms/inputs/input-of'
import { useDialogForm } from '~/shared/forms/use-dialog-form'
import { frames } from '../queries'

/** Keeps a signed document with a frame. */
export function DocumentDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation('frames')
  const { show } = useUpdates(frames)
  const form = useDialogForm({
    initialValues: { file: noFile },
    rules: { file: someFile },
    send: ({ file: [file] }) =>
      api.post(
        '/agreement_frames/{id}/documents',
        { name: file?.name ?? '', file: file?.dataUrl ?? '' },
        { path: { id } },
      ),
    onSent: show,
    done: t('documents.added'),
    onClose,
  })
  return (
    <FormDialog form={form} title={t('documents.add')} submit={t('documents.save')} onClose={onClose}>
      <FileDrop label={t('documents.file')} {...DOCUMENT} required {...inputOf(form, 'file')} />
    </FormDialog>
  )
}
