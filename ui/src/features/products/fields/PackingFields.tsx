import { Switch } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from '~/shared/forms/fields.module.css'
import { ChoiceField } from '~/shared/forms/inputs/ChoiceField'
import { NumberField } from '~/shared/forms/inputs/NumberField'
import type { AppFormState } from '~/shared/forms/use-app-form'
import { exciseOf, needsAbv } from '../sheet/derived'
import { fieldsOf, type SheetValues } from '../sheet/values'
import own from './fields.module.css'
import { SheetSection } from './SheetSection'

/** The bottle, the carton, and how many of them are sold at once. */
export function PackingFields({ form }: { form: AppFormState<SheetValues> }) {
  const { t } = useTranslation('products')
  const { values } = form
  const isMixed = values.warehouse === 'dartess'
  return (
    <SheetSection section="packing">
      <div className={classes.fields}>
        <NumberField
          label={t('field.bottleSizeCl')}
          unit="cl"
          decimals={1}
          required
          {...form.getInputProps('bottleSizeCl')}
        />
        <NumberField
          label={t('field.abv')}
          unit="% vol."
          decimals={1}
          required={needsAbv(values.type)}
          {...form.getInputProps('abv')}
        />
        <NumberField label={t('field.unitsPerCarton')} required {...form.getInputProps('unitsPerCarton')} />
        <NumberField label={t('field.weightGrams')} unit="g" required {...form.getInputProps('weightGrams')} />
        <ChoiceField
          className={classes.whole ?? ''}
          label={t('field.warehouse')}
          description={t(`help.warehouse.${isMixed ? 'dartess' : 'supplier'}`)}
          choices={(['supplier', 'dartess'] as const).map((value) => ({ value, label: t(`warehouse.${value}`) }))}
          {...form.getInputProps('warehouse')}
        />
        {isMixed && <NumberField label={t('field.orderMultiple')} required {...form.getInputProps('orderMultiple')} />}
        <NumberField label={t('field.minQuantity')} required {...form.getInputProps('minQuantity')} />
        <NumberField
          label={t('field.stockAlertThreshold')}
          description={t('help.stockAlertThreshold')}
          {...form.getInputProps('stockAlertThreshold')}
        />
        <div className={`${classes.whole} ${own.switches}`}>
          <Switch label={t('field.sampleAllowed')} {...form.getInputProps('sampleAllowed', { type: 'checkbox' })} />
          <Switch label={t('field.crd')} {...form.getInputProps('crd', { type: 'checkbox' })} />
        </div>
        <p className={`${classes.whole} ${own.derived}`}>
          {t('derived.excise', { category: t(`excise.${exciseOf(fieldsOf(values))}`) })}
        </p>
      </div>
    </SheetSection>
  )
}
