import { TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '~/shared/api/client'
import { businessDay } from '~/shared/format/business-day'
import { FormDialog } from '~/shared/forms/FormDialog'
import { hundredthsProps } from '~/shared/forms/inputs/hundredths'
import { MoneyField } from '~/shared/forms/inputs/MoneyField'
import { useAppForm } from '~/shared/forms/use-app-form'
import { DateField } from '~/shared/parts/DateField'
import { toast } from '~/shared/toasts/toast'
import { message } from '~/shared/validation/message'
import { required } from '~/shared/validation/text-rules'
import type { Mandate } from '../invoice'
import { INVOICES } from '../queries'

interface Props {
  order: Mandate['waiting'][number]
  onClose: () => void
}

interface Entered {
  number: string
  issuedOn: string
  /** Cents. */
  totalPriceTaxIncl: number | null
}

/** Enters the invoice that a supplier issued itself: its order is billed then. */
export function ElsewhereDialog({ order, onClose }: Props) {
  const { t } = useTranslation('invoices')
  const client = useQueryClient()
  const today = businessDay(Date.now())
  const form = useAppForm({
    initialValues: {
      issuedElsewhere: {
        number: '',
        issuedOn: today,
        totalPriceTaxIncl: Math.round(order.totalPriceTaxIncl * 100),
      } as Entered,
    },
    rules: {
      issuedElsewhere: {
        number: required,
        issuedOn: required,
        totalPriceTaxIncl: (cents: number | null) => (cents === null ? message('required') : null),
      },
    },
    send: ({ issuedElsewhere: { number, issuedOn, totalPriceTaxIncl } }) =>
      api.post('/invoices', {
        order: order['@id'],
        issuedElsewhere: { number: number.trim(), issuedOn, totalPriceTaxIncl: (totalPriceTaxIncl ?? 0) / 100 },
      }),
    onSent: () => {
      void client.invalidateQueries({ queryKey: INVOICES })
      toast.success(t('elsewhere.done'))
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t('elsewhere.title', { number: order.number })}
      lead={t('elsewhere.help')}
      submit={t('elsewhere.save')}
      onClose={onClose}
    >
      <TextInput
        label={t('column.number')}
        required
        maxLength={35}
        data-autofocus
        {...form.getInputProps('issuedElsewhere.number')}
      />
      <DateField
        withLabel
        label={t('column.issuedOn')}
        required
        max={today}
        {...(form.getInputProps('issuedElsewhere.issuedOn') as {
          value: string
          onChange: (date: string | undefined) => void
        })}
      />
      <MoneyField
        label={t('elsewhere.total')}
        required
        {...hundredthsProps(form, 'issuedElsewhere.totalPriceTaxIncl')}
      />
    </FormDialog>
  )
}
