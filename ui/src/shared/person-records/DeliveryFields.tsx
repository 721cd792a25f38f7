import { Select, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from '~/shared/forms/fields.module.css'
import { hundredthsProps } from '~/shared/forms/inputs/hundredths'
import { MoneyField } from '~/shared/forms/inputs/MoneyField'
import type { AppFormState } from '~/shared/forms/use-app-form'
import { integer, minValue } from '~/shared/validation/number-rules'
import { all } from '~/shared/validation/rule'
import type { SupplierValues } from './supplier-values'

const quantity = all(integer, minValue(0))

export const deliveryRules = { freeShippingFromQuantity: quantity, storeFreeShippingFromQuantity: quantity }

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
      <StoreLimits form={form} />
    </div>
  )
}

/** The same of the shop alone. */
export const StoreFrancoFields = ({ form }: { form: AppFormState<SupplierValues> }) => (
  <div className={classes.fields}>
    <StoreLimits form={form} />
  </div>
)

function StoreLimits({ form }: { form: AppFormState<SupplierValues> }) {
  const { t } = useTranslation('record')
  return (
    <>
      <MoneyField label={t('franco.storeValue')} {...hundredthsProps(form, 'storeFreeShippingFromValue')} />
      <TextInput
        label={t('franco.storeQuantity')}
        inputMode="numeric"
        autoComplete="off"
        {...form.getInputProps('storeFreeShippingFromQuantity')}
      />
    </>
  )
}

/** What orders are prepared for, and where from. */
export function DeliveryFields({ form }: { form: AppFormState<SupplierValues> }) {
  const { t } = useTranslation('record')
  return (
    <div className={classes.fields}>
      <MoneyField
        label={t('sale.minimum')}
        description={t('sale.minimumHelp')}
        {...hundredthsProps(form, 'minimumOrderValue')}
      />
      <MoneyField
        label={t('sale.handling')}
        description={t('sale.handlingHelp')}
        {...hundredthsProps(form, 'handlingFee')}
      />
      <Select
        label={t('sale.warehouse')}
        allowDeselect={false}
        data={[
          { value: '', label: t('sale.own') },
          { value: 'dartess', label: t('sale.dartess') },
        ]}
        {...form.getInputProps('defaultWarehouse')}
      />
    </div>
  )
}
