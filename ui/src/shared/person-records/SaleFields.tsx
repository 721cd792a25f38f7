import { Select, Switch, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from '~/shared/forms/fields.module.css'
import type { AppFormState } from '~/shared/forms/use-app-form'
import type { SupplierValues } from './supplier-values'

const kinds = ['prepaid', 'days', 'end_of_month'] as const

/** How orders are taken: payment, validation. */
export function SaleFields({ form }: { form: AppFormState<SupplierValues> }) {
  const { t } = useTranslation('record')
  const { kind } = form.values.paymentTerms
  return (
    <div className={classes.fields}>
      <Select
        label={t('sale.terms')}
        allowDeselect={false}
        data={kinds.map((value) => ({ value, label: t(`termsKind.${value}`) }))}
        {...form.getInputProps('paymentTerms.kind')}
      />
      {kind !== 'prepaid' && (
        <TextInput
          label={t('sale.days')}
          inputMode="numeric"
          autoComplete="off"
          required
          {...form.getInputProps('paymentTerms.days')}
        />
      )}
      <Switch
        className={classes.whole ?? ''}
        label={t('sale.auto')}
        description={t('sale.autoHelp')}
        {...form.getInputProps('autoValidate', { type: 'checkbox' })}
      />
    </div>
  )
}
