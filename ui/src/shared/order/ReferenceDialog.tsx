import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { api } from '~/shared/api/client'
import { FormDialog } from '~/shared/forms/FormDialog'
import { useDialogForm } from '~/shared/forms/use-dialog-form'
import type { OrderDetail } from './order'

interface Props {
  order: OrderDetail
  /** The order with its new reference. */
  onSent: (order: OrderDetail) => void
  onClose: () => void
}

/** Characters an invoice has room for. */
const LONGEST = 35

/** The customer's own reference, which the papers and invoices of the order will bear. */
export function ReferenceDialog({ order, onSent, onClose }: Props) {
  const { t } = useTranslation('order')
  const form = useDialogForm({
    initialValues: { customerReference: order.customerReference },
    send: ({ customerReference }) => api.patch('/orders/{id}', { customerReference }, { path: { id: order.id } }),
    onSent,
    done: t('reference.done'),
    onClose,
  })
  return (
    <FormDialog
      form={form}
      title={t('delivery.reference')}
      lead={t('reference.help')}
      submit={t('reference.save')}
      onClose={onClose}
    >
      <TextInput
        label={t('delivery.reference')}
        maxLength={LONGEST}
        autoComplete="off"
        data-autofocus
        {...form.getInputProps('customerReference')}
      />
    </FormDialog>
  )
}
