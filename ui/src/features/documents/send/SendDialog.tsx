import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { PersonCard } from '~/api/types'
import { api } from '~/shared/api/client'
import { FormDialog } from '~/shared/forms/FormDialog'
import { DOCUMENT, noFile, someFile } from '~/shared/forms/files/document'
import { FileDrop } from '~/shared/forms/files/FileDrop'
import { FoundSelect } from '~/shared/forms/inputs/FoundSelect'
import { inputOf } from '~/shared/forms/inputs/input-of'
import { useDialogForm } from '~/shared/forms/use-dialog-form'
import { partiesFor, partiesFound } from '~/shared/order/parties'
import { useSession } from '~/shared/session/session'
import { required } from '~/shared/validation/text-rules'
import { DOCUMENTS } from '../document'

/** Sends a document to a customer or a supplier. */
export function SendDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('documents')
  const client = useQueryClient()
  const group = useSession((session) => session.user?.userGroup.code ?? 'restaurant')
  const form = useDialogForm({
    initialValues: { recipient: null as Pick<PersonCard, 'id' | 'company'> | null, file: noFile },
    rules: { recipient: required, file: someFile },
    send: ({ recipient, file: [file] }) =>
      api.post('/documents', {
        recipient: `/api/users/${recipient?.id}`,
        name: file?.name ?? '',
        file: file?.dataUrl ?? '',
      }),
    onSent: () => client.invalidateQueries({ queryKey: DOCUMENTS }),
    done: t('send.done'),
    onClose,
  })
  const role = partiesFor(group)[0] ?? 'customer'
  const { recipient } = form.getValues()
  return (
    <FormDialog form={form} title={t('send.title')} submit={t('send.save')} onClose={onClose}>
      <FoundSelect
        label={t(`send.${role}`)}
        required
        autoComplete="off"
        error={form.errors.recipient}
        source={partiesFound(role)}
        keyOf={({ id }) => String(id)}
        nameOf={({ company }) => company}
        value={recipient ? String(recipient.id) : null}
        chosen={recipient ?? undefined}
        onChoose={(party) => form.setFieldValue('recipient', party ?? null)}
        clear={t('send.clear')}
      />
      <FileDrop label={t('send.file')} {...DOCUMENT} required {...inputOf(form, 'file')} />
    </FormDialog>
  )
}
