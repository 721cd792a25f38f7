import { useTranslation } from 'react-i18next'
import type { Waiter } from '~/api/types'
import { api } from '~/shared/api/client'
import { useUpdates } from '~/shared/document/documents'
import { FormDialog } from '~/shared/forms/FormDialog'
import { useDialogForm } from '~/shared/forms/use-dialog-form'
import { all } from '~/shared/validation/rule'
import { required } from '~/shared/validation/text-rules'
import { PinField } from '../PinField'
import { pinRule } from '../pin'
import { nameOf, waiters } from '../waiter'

/** Gives a waiter a PIN; the one before ends. */
export function PinDialog({ waiter, onClose }: { waiter: Waiter; onClose: () => void }) {
  const { t } = useTranslation('waiters')
  const { show } = useUpdates(waiters)
  const { id, version, hasPin } = waiter
  const name = nameOf(waiter)
  const form = useDialogForm<{ pin: string }, Waiter>({
    initialValues: { pin: '' },
    rules: { pin: all(required, pinRule) },
    send: ({ pin }) => api.post('/waiters/{id}/pin', { version, pin }, { path: { id } }),
    onSent: show,
    done: t('pin.done', { name }),
    onClose,
  })
  return (
    <FormDialog
      form={form}
      title={t('pin.title', { name })}
      lead={t(hasPin ? 'pin.leadRenew' : 'pin.leadGive')}
      submit={t('pin.submit')}
      onClose={onClose}
    >
      <PinField required {...form.getInputProps('pin')} />
    </FormDialog>
  )
}
