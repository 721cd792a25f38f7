import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { GuestRequestDetail } from '~/api/types'
import { api } from '~/shared/api/client'
import { useUpdates } from '~/shared/document/documents'
import { ASKED } from '~/shared/forms/conflict/meanwhile'
import { useSharedForm } from '~/shared/forms/conflict/use-shared-form'
import { FormDialog } from '~/shared/forms/FormDialog'
import { toast } from '~/shared/toasts/toast'
import { all } from '~/shared/validation/rule'
import { email, required } from '~/shared/validation/text-rules'
import { requests } from '../request'

const valuesOf = ({ guest }: GuestRequestDetail) => ({ email: guest?.email ?? '' })

/** Corrects where the link of a request goes, as long as it has not left. */
export function EmailDialog({ request, onClose }: { request: GuestRequestDetail; onClose: () => void }) {
  const { t } = useTranslation('requests')
  const { show } = useUpdates(requests)
  const path = { id: request.id }
  const form = useSharedForm({
    thing: request,
    read: () => api.get('/taste_and_buy/orders/{id}', { path }),
    valuesOf,
    rules: { email: all(required, email) },
    save: ({ version }, values) =>
      api.patch('/taste_and_buy/orders/{id}', { version, email: values.email.trim() }, { path, ...ASKED }),
    words: { email: t('guest.email') },
    onSent: (saved) => {
      show(saved)
      toast.success(t('email.done', valuesOf(saved)))
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t('email.title')}
      lead={t('email.lead')}
      submit={t('email.submit')}
      onClose={onClose}
    >
      <TextInput
        label={t('guest.email')}
        required
        type="email"
        inputMode="email"
        autoComplete="off"
        data-autofocus
        {...form.getInputProps('email')}
      />
    </FormDialog>
  )
}
