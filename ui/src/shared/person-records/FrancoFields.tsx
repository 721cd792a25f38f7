import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from '~/shared/forms/fields.module.css'
import { hundredthsProps } from '~/shared/forms/inputs/hundredths'
import { MoneyField } from '~/shared/forms/inputs/MoneyField'
import type { AppFormState } from '~/shared/forms/use-app-form'
import type { SupplierValues } from './supplier-values'

/** From when shipping is free: for professionals, and for the customers of the shop. */
export function FrancoFields({ form }: { form: AppFormState<SupplierValues> }) {
  const { t } = useTranslation('record')
  return (
    <div className={classes.fields}>
      <MoneyField label={t('franco.value')} {...hundredthsProps(form, 'freeShippingFromValue')} />
      <TextInput
        label={t('franco.quantity')}
        inputMode="numeric"
        autoComplete="off"
        {...form.getInputProps('freeShippingFromQuantity')}
      />
      <MoneyField label={t('franco.storeValue')} {...hundredthsProps(form, 'storeFreeShippingFromValue')} />
      <TextInput
        label={t('franco.storeQuantity')}
        inputMode="numeric"
        autoComplete="off"
        {...form.getInputProps('storeFreeShippingFromQuantity')}
      />
    </div>
  )
}
