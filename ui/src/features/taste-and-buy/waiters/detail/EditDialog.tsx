import { useTranslation } from 'react-i18next'
import type { Waiter } from '~/api/types'
import { api } from '~/shared/api/client'
import { useUpdates } from '~/shared/document/documents'
import { ASKED } from '~/shared/forms/conflict/meanwhile'
import { useSharedForm } from '~/shared/forms/conflict/use-shared-form'
import { FormDialog } from '~/shared/forms/FormDialog'
import { toast } from '~/shared/toasts/toast'
import { bodyOf, valuesOf, waiterRules } from '../values'
import { WaiterFields } from '../WaiterFields'
import { nameOf, waiters } from '../waiter'

/** Corrects who a waiter is; at a new address it is told again what is kept of its sales. */
export function EditDialog({ waiter, onClose }: { waiter: Waiter; onClose: () => void }) {
  const { t } = useTranslation('waiters')
  const { show } = useUpdates(waiters)
  const path = { id: waiter.id }
  const form = useSharedForm({
    thing: waiter,
    read: () => api.get('/waiters/{id}', { path }),
    valuesOf,
    rules: waiterRules,
    save: (begun, values) =>
      api.patch('/waiters/{id}', { version: begun.version, ...bodyOf(values) }, { path, ...ASKED }),
    words: { firstName: t('field.firstName'), lastName: t('field.lastName'), email: t('field.email') },
    onSent: (saved) => {
      show(saved)
      toast.success(t('edit.done', { name: nameOf(saved) }))
      onClose()
    },
  })
  return (
    <FormDialog form={form} title={t('edit.title')} submit={t('edit.submit')} onClose={onClose}>
      <WaiterFields form={form} />
    </FormDialog>
  )
}
