import { NumberInput, Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { AppFormState } from '~/shared/forms/use-app-form'
import { LONGEST, PAYMENT_KINDS, type TermsValues } from './terms-values'

/** When invoices are due: as usual with the supplier, in advance, or after so many days. */
export function PaymentTermsFields({ form }: { form: AppFormState<TermsValues> }) {
  const { t } = useTranslation('terms')
  const { kind } = form.values.paymentTerms
  return (
    <>
      <Select
        label={t('payment.label')}
        data={PAYMENT_KINDS.map((value) => ({ value, label: t(`payment.choice.${value}`) }))}
        allowDeselect={false}
        {...form.getInputProps('paymentTerms.kind')}
      />
      {kind === 'days' || kind === 'end_of_month' ? (
        <NumberInput
          label={t('payment.days')}
          min={0}
          max={LONGEST[kind]}
          allowDecimal={false}
          allowNegative={false}
          hideControls
          {...form.getInputProps('paymentTerms.days')}
        />
      ) : (
        <span />
      )}
    </>
  )
}
