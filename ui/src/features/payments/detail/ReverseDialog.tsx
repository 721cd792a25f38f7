import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '~/shared/api/client'
import { formatMoney } from '~/shared/format/format'
import { FormDialog } from '~/shared/forms/FormDialog'
import { ReasonField } from '~/shared/forms/inputs/ReasonField'
import { useDialogForm } from '~/shared/forms/use-dialog-form'
import { type Payment, readMoneyAgain } from '~/shared/payment/payment'
import { required } from '~/shared/validation/text-rules'

/** Takes a payment back: what it paid is open again. */
export function ReverseDialog({ payment, onClose }: { payment: Payment; onClose: () => void }) {
  const { t } = useTranslation('payment')
  const client = useQueryClient()
  const { id, version, amount, customer } = payment
  const form = useDialogForm({
    initialValues: { reason: '' },
    rules: { reason: required },
    send: ({ reason }) => api.post('/payments/{id}/reversal', { reason: reason.trim(), version }, { path: { id } }),
    onSent: () => readMoneyAgain(client),
    done: t('reverse.done'),
    onClose,
  })
  return (
    <FormDialog
      form={form}
      title={t('reverse.title')}
      lead={t('reverse.help', { amount: formatMoney(amount), company: customer.company })}
      submit={t('reverse.save')}
      button={{ color: 'danger.6' }}
      onClose={onClose}
    >
      <ReasonField label={t('reverse.reason')} {...form.getInputProps('reason')} />
    </FormDialog>
  )
}
