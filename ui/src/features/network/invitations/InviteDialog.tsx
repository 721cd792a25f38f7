import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Me } from '~/api/types'
import { ordersForItself } from '~/shared/access/groups'
import { api } from '~/shared/api/client'
import { FormDialog } from '~/shared/forms/FormDialog'
import { inputOf } from '~/shared/forms/inputs/input-of'
import { useDialogForm } from '~/shared/forms/use-dialog-form'
import { all } from '~/shared/validation/rule'
import { email, required } from '~/shared/validation/text-rules'
import { tidy } from '~/shared/validation/tidy'
import { useNetworkRefresh } from '../relations/relation-actions'
import { ProductField } from './ProductField'

interface Values extends Record<string, unknown> {
  email: string
  product: string | null
}

/** Asks whoever has an e-mail into a relation; the answer is the same for everybody (domain 1.2). */
export function InviteDialog({ viewer, onClose }: { viewer: Me; onClose: () => void }) {
  const { t } = useTranslation('network')
  const refresh = useNetworkRefresh()
  const group = viewer.userGroup.code
  const form = useDialogForm<Values>({
    initialValues: { email: '', product: null },
    rules: { email: all(required, email) },
    send: (values) =>
      api.post('/user_children', {
        email: tidy(values.email),
        ...(values.product ? { product: values.product } : {}),
      }),
    onSent: () => void refresh(),
    done: (_answer, values) => t('invite.sent', { email: tidy(values.email) }),
    onClose,
  })
  return (
    <FormDialog
      form={form}
      title={t('invite.title')}
      lead={t(`invite.help.${ordersForItself(group) ? 'buyer' : group}`)}
      submit={t('invite.send')}
      leave={t('cancel')}
      onClose={onClose}
    >
      <TextInput
        type="email"
        label={t('invite.email')}
        required
        autoComplete="off"
        spellCheck={false}
        autoCapitalize="none"
        data-autofocus
        {...form.getInputProps('email')}
      />
      <ProductField {...inputOf(form, 'product')} />
    </FormDialog>
  )
}
