import { Checkbox, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { businessDay } from '~/shared/format/business-day'
import { formatMoney } from '~/shared/format/format'
import { FormDialog } from '~/shared/forms/FormDialog'
import { ChoiceField } from '~/shared/forms/inputs/ChoiceField'
import { hundredthsProps } from '~/shared/forms/inputs/hundredths'
import { inputOf } from '~/shared/forms/inputs/input-of'
import { MoneyField } from '~/shared/forms/inputs/MoneyField'
import { useDialogForm } from '~/shared/forms/use-dialog-form'
import { DateField } from '~/shared/parts/DateField'
import { message } from '~/shared/validation/message'
import { required } from '~/shared/validation/text-rules'
import { allocationOf, LONGEST_REFERENCE, MOST_CENTS, type Payable, readMoneyAgain } from './payment'
import { useEnterPayment } from './use-enter-payment'

type Paid = {
  kind: 'transfer' | 'other'
  receivedOn: string
  /** Cents. */
  amount: number | null
  reference: string
  enteredAgain: boolean
}

/** Enters what was paid of an invoice or an order: all that is open of it is proposed. */
export function PayDialog({ of, onClose }: { of: Payable; onClose: () => void }) {
  const { t } = useTranslation('payment')
  const client = useQueryClient()
  const { isLike, enter } = useEnterPayment()
  const open = Math.round(of.open * 100)
  const form = useDialogForm<Paid>({
    initialValues: {
      kind: 'transfer',
      receivedOn: businessDay(Date.now()),
      amount: open,
      reference: '',
      enteredAgain: false,
    },
    rules: { receivedOn: required, amount: (cents: number | null) => (cents ? null : message('required')) },
    send: ({ amount, reference, ...paid }) => {
      const cents = amount ?? 0
      return enter({
        ...paid,
        supplier: of.supplier['@id'],
        customer: of.customer['@id'],
        amount: cents / 100,
        reference: reference.trim(),
        allocations: [allocationOf(of, Math.min(cents, open))],
      })
    },
    onSent: () => readMoneyAgain(client),
    done: (_, paid) => t((paid.amount ?? 0) < open ? 'pay.part' : 'pay.done', { number: of.number }),
    onClose,
  })
  const { amount } = form.values
  return (
    <FormDialog
      form={form}
      title={t('pay.title', { number: of.number })}
      lead={t('pay.help', { company: of.customer.company, open: formatMoney(of.open) })}
      submit={t('pay.save')}
      onClose={onClose}
    >
      <ChoiceField
        label={t('kind.label')}
        choices={(['transfer', 'other'] as const).map((value) => ({ value, label: t(`kind.${value}`) }))}
        {...form.getInputProps('kind')}
      />
      <DateField
        withLabel
        label={t('receivedOn')}
        required
        max={businessDay(Date.now())}
        {...inputOf(form, 'receivedOn')}
      />
      <MoneyField
        label={t('amount')}
        required
        data-autofocus
        min={1}
        max={MOST_CENTS}
        description={describe(t, amount, open)}
        {...hundredthsProps(form, 'amount')}
      />
      <TextInput label={t('reference')} maxLength={LONGEST_REFERENCE} {...form.getInputProps('reference')} />
      {isLike && <Checkbox label={t('pay.again')} {...form.getInputProps('enteredAgain', { type: 'checkbox' })} />}
    </FormDialog>
  )
}

/** What becomes of another amount than the open one. */
function describe(t: ReturnType<typeof useTranslation<'payment'>>['t'], amount: number | null, open: number): string {
  if (amount === null || amount === open) return t('pay.whole')
  const difference = formatMoney(Math.abs(amount - open) / 100)
  return t(amount < open ? 'pay.left' : 'pay.beyond', { amount: difference })
}
