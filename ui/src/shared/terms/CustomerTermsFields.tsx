import { Select, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { typedFigure } from '~/shared/format/figures'
import { hundredthsProps } from '~/shared/forms/inputs/hundredths'
import { inputOf } from '~/shared/forms/inputs/input-of'
import { MoneyField } from '~/shared/forms/inputs/MoneyField'
import { PercentField } from '~/shared/forms/inputs/PercentField'
import type { AppFormState } from '~/shared/forms/use-app-form'
import { AgentField } from './AgentField'
import { INVOICINGS, PAYMENT_KINDS, type Terms, type TermsValues } from './terms-values'

interface Props {
  form: AppFormState<TermsValues>
  /** The terms so far, where the customer may be given an agent. */
  assigned?: Terms
}

/** What a supplier grants its customer, and who looks after it. */
export function CustomerTermsFields({ form, assigned }: Props) {
  const { t } = useTranslation('terms')
  const { agent } = form.values
  return (
    <>
      <PercentField label={t('discount')} description={t('discountHelp')} {...hundredthsProps(form, 'discount')} />
      <MoneyField
        label={t('outstanding')}
        description={t('outstandingHelp')}
        {...hundredthsProps(form, 'outstanding')}
      />
      <PaymentTermsFields form={form} />
      <Select
        label={t('invoicing.label')}
        description={t('invoicing.help')}
        data={INVOICINGS.map((value) => ({ value, label: t(`invoicing.${value}`) }))}
        allowDeselect={false}
        {...form.getInputProps('invoicing')}
      />
      {assigned && <AgentField current={assigned.agent} {...inputOf(form, 'agent')} />}
      {assigned && agent && (
        <PercentField label={t('feeHere')} description={t('feeHereHelp')} {...hundredthsProps(form, 'fee')} />
      )}
    </>
  )
}

/** Of days: the law knows no term of a hundred. */
const LONGEST_DIGITS = 2

/** When invoices are due: as usual with the supplier, in advance, or after so many days. */
function PaymentTermsFields({ form }: { form: AppFormState<TermsValues> }) {
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
