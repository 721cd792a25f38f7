import { Select, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { typedFigure } from '~/shared/format/figures'
import type { AppFormState } from '~/shared/forms/use-app-form'
import { PAYMENT_KINDS, type TermsValues } from './terms-values'

/** Of days: the law knows no term of a hundred. */
const LONGEST_DIGITS = 2

/** When invoices are due: as usual with the supplier, in advance, or after so many days. */
export function PaymentTermsFields({ form }: { form: AppFormState<TermsValues> }) {
  const { t } = useTranslation('terms')
  const { kind, days } = form.values.paymentTerms
  return (
    <>
      <Select
        label={t('payment.label')}
        data={PAYMENT_KINDS.map((value) => ({ value, label: t(`payment.choice.${value}`) }))}
        allowDeselect={false}
        {...form.getInputProps('paymentTerms.kind')}
      />
      {kind === 'days' || kind === 'end_of_month' ? (
        <TextInput
          label={t('payment.days')}
          inputMode="numeric"
          autoComplete="off"
          {...form.getInputProps('paymentTerms.days')}
          value={String(days)}
          onChange={(event) =>
            form.setFieldValue(
              'paymentTerms.days',
              typedFigure(event.currentTarget.value, String(days), LONGEST_DIGITS),
            )
          }
        />
      ) : (
        <span />
      )}
    </>
  )
}
