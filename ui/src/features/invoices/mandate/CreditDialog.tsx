import { Select } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '~/shared/api/client'
import { businessDay } from '~/shared/format/business-day'
import { FormDialog } from '~/shared/forms/FormDialog'
import { hundredthsProps } from '~/shared/forms/inputs/hundredths'
import { MoneyField } from '~/shared/forms/inputs/MoneyField'
import { useDialogForm } from '~/shared/forms/use-dialog-form'
import { message } from '~/shared/validation/message'
import { required } from '~/shared/validation/text-rules'
import type { InvoiceDetail } from '../invoice'
import { INVOICES } from '../queries'
import { NumberAndDay } from './NumberAndDay'

const causes = ['damaged', 'missing', 'wrong', 'quality', 'withdrawal', 'remainder', 'other'] as const

type Entered = {
  number: string
  issuedOn: string
  cause: (typeof causes)[number] | ''
  /** Cents. */
  totalPriceTaxIncl: number | null
}

/** Enters the credit note that a supplier issued itself for one of its invoices. */
export function CreditDialog({ invoice, onClose }: { invoice: InvoiceDetail; onClose: () => void }) {
  const { t } = useTranslation('invoices')
  const client = useQueryClient()
  const form = useDialogForm<Entered>({
    initialValues: {
      number: '',
      issuedOn: businessDay(Date.now()),
      cause: '',
      totalPriceTaxIncl: Math.round(
        (invoice.missedCreditAmount || invoice.totalPriceTaxIncl - invoice.creditedAmount) * 100,
      ),
    },
    rules: {
      number: required,
      issuedOn: required,
      cause: required,
      totalPriceTaxIncl: (cents: number | null) => (cents === null ? message('required') : null),
    },
    send: ({ number, issuedOn, cause, totalPriceTaxIncl }) =>
      api.post(
        '/invoices/{id}/credit_notes',
        { number: number.trim(), issuedOn, cause: cause || 'other', totalPriceTaxIncl: (totalPriceTaxIncl ?? 0) / 100 },
        { path: { id: invoice.id } },
      ),
    onSent: () => void client.invalidateQueries({ queryKey: INVOICES }),
    done: t('credit.done'),
    onClose,
  })
  return (
    <FormDialog
      form={form}
      title={t('credit.title', { number: invoice.number })}
      lead={t('credit.help')}
      submit={t('credit.save')}
      onClose={onClose}
    >
      <NumberAndDay
        label={t('credit.number')}
        min={invoice.issuedOn}
        issuedOn={form.values.issuedOn}
        fieldOf={(name) => form.getInputProps(name)}
      />
      <Select
        label={t('detail.cause')}
        required
        data={causes.map((value) => ({ value, label: t(`cause.${value}`) }))}
        {...form.getInputProps('cause')}
      />
      <MoneyField label={t('elsewhere.total')} required {...hundredthsProps(form, 'totalPriceTaxIncl')} />
    </FormDialog>
  )
}
