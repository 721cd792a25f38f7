import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from '~/shared/forms/fields.module.css'
import { MoneyField } from '~/shared/forms/inputs/MoneyField'
import type { AppFormState } from '~/shared/forms/use-app-form'
import { moneyProps } from './money-props'
import type { SupplierValues } from './supplier-values'

/** From when shipping is free: for professionals, and for the customers of the shop. */
export function FrancoFields({ form }: { form: AppFormState<SupplierValues> }) {
  const { t } = useTranslation('profile')
  return (
    <div className={classes.fields}>
      <MoneyField label={t('franco.value')} {...moneyProps(form, 'freeShippingFromValue')} />
      <TextInput
        label={t('franco.quantity')}
        inputMode="numeric"
        autoComplete="off"
        {...form.getInputProps('freeShippingFromQuantity')}
      />
      <MoneyField label={t('franco.storeValue')} {...moneyProps(form, 'storeFreeShippingFromValue')} />
      <TextInput
        label={t('franco.storeQuantity')}
        inputMode="numeric"
        autoComplete="off"
        {...form.getInputProps('storeFreeShippingFromQuantity')}
      />
    </div>
  )
}
