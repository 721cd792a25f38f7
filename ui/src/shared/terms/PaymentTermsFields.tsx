import { NumberInput, Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { AppFormState } from '~/shared/forms/use-app-form'
import { LONGEST, PAYMENT_KINDS, type TermsValues } from './terms-values'

/** When invoices are due: as usual with the supplier, in advance, or after so many days. */
export function PaymentTermsFields({ form }: { form: AppFormState<TermsValues> }) {
  const { t } = useTranslation('terms')
  const { payment } = form.values
  return (
    <>
      <Select
        label={t('payment.label')}
        data={PAYMENT_KINDS.map((kind) => ({ value: kind, label: t(`payment.choice.${kind}`) }))}
        allowDeselect={false}
        {...form.getInputProps('payment')}
      />
      {payment === 'days' || payment === 'end_of_month' ? (
        <NumberInput
          label={t('payment.days')}
          min={0}
          max={LONGEST[payment]}
          allowDecimal={false}
          allowNegative={false}
          hideControls
          {...form.getInputProps('days')}
        />
      ) : (
        <span />
      )}
    </>
  )
}
