import { Checkbox, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { businessDay } from '~/shared/format/business-day'
import { formatMoney } from '~/shared/format/format'
import { FormDialog } from '~/shared/forms/FormDialog'
import { hundredthsProps } from '~/shared/forms/inputs/hundredths'
import { inputOf } from '~/shared/forms/inputs/input-of'
import { MoneyField } from '~/shared/forms/inputs/MoneyField'
import { useDialogForm } from '~/shared/forms/use-dialog-form'
import { DateField } from '~/shared/parts/DateField'
import { message } from '~/shared/validation/message'
import { required } from '~/shared/validation/text-rules'
import { LONGEST_REFERENCE, type Payable, readMoneyAgain } from './payment'
import { useEnterPayment } from './use-enter-payment'

interface Props extends Pick<Payable, 'supplier' | 'customer'> {
  /** Euros of the customer that pay nothing. */
  free: number
  onClose: () => void
}

type Refund = { receivedOn: string; amount: number | null; reference: string; enteredAgain: boolean }

/** Enters what a supplier gave back of what its customer paid too much: all of it is proposed. */
export function RefundDialog({ supplier, customer, free, onClose }: Props) {
  const { t } = useTranslation('payment')
  const client = useQueryClient()
  const { isLike, enter } = useEnterPayment()
  const most = Math.round(free * 100)
  const form = useDialogForm<Refund>({
    initialValues: { receivedOn: businessDay(Date.now()), amount: most, reference: '', enteredAgain: false },
    rules: { receivedOn: required, amount: (cents: number | null) => (cents ? null : message('required')) },
    send: ({ amount, reference, ...given }) =>
      enter({
        ...given,
        supplier: supplier['@id'],
        customer: customer['@id'],
        kind: 'refund',
        amount: (amount ?? 0) / 100,
        reference: reference.trim(),
      }),
    onSent: () => readMoneyAgain(client),
    done: (_, { amount }) => t('refund.done', { amount: formatMoney((amount ?? 0) / 100) }),
    onClose,
  })
  return (
    <FormDialog
      form={form}
      title={t('refund.title')}
      lead={t('refund.help', { company: customer.company, amount: formatMoney(free) })}
      submit={t('refund.save')}
      onClose={onClose}
    >
      <DateField
        withLabel
        label={t('refund.on')}
        required
        max={businessDay(Date.now())}
        {...inputOf(form, 'receivedOn')}
      />
      <MoneyField label={t('amount')} required data-autofocus min={1} max={most} {...hundredthsProps(form, 'amount')} />
      <TextInput label={t('reference')} maxLength={LONGEST_REFERENCE} {...form.getInputProps('reference')} />
      {isLike && <Checkbox label={t('refund.again')} {...form.getInputProps('enteredAgain', { type: 'checkbox' })} />}
    </FormDialog>
  )
}
