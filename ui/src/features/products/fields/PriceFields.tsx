import { Switch } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatPercent } from '~/shared/format/format'
import classes from '~/shared/forms/fields.module.css'
import { ChoiceField } from '~/shared/forms/inputs/ChoiceField'
import { hundredthsProps } from '~/shared/forms/inputs/hundredths'
import { MoneyField } from '~/shared/forms/inputs/MoneyField'
import type { AppFormState } from '~/shared/forms/use-app-form'
import { vatRateOf } from '../sheet/derived'
import { fieldsOf, type SheetValues } from '../sheet/values'
import own from './fields.module.css'
import { GroupPrices } from './GroupPrices'
import { SheetSection } from './SheetSection'

/** What it costs, and whom it is sold to at which price. */
export function PriceFields({ form }: { form: AppFormState<SheetValues> }) {
  const { t } = useTranslation('products')
  const { inStore } = form.values
  const vat = formatPercent(vatRateOf(fieldsOf(form.values)))
  return (
    <SheetSection section="price">
      <div className={classes.fields}>
        <MoneyField
          label={t('field.listPriceTaxExcl')}
          description={t('derived.vat', { rate: vat })}
          required
          max={100_000_000}
          {...hundredthsProps(form, 'listPriceTaxExcl')}
        />
        <ChoiceField
          label={t('field.priceBasis')}
          description={t('help.priceBasis')}
          choices={(['duty_paid', 'duty_suspended'] as const).map((value) => ({ value, label: t(`basis.${value}`) }))}
          {...form.getInputProps('priceBasis')}
        />
      </div>
      <GroupPrices form={form} />
      <h3 className={own.sub}>{t('price.store')}</h3>
      <p className={own.help}>{t('help.store')}</p>
      <div className={classes.fields}>
        <div className={own.switches}>
          <Switch label={t('field.inStore')} {...form.getInputProps('inStore', { type: 'checkbox' })} />
        </div>
        {inStore && (
          <MoneyField
            label={t('field.storePriceTaxIncl')}
            required
            max={100_000_000}
            {...hundredthsProps(form, 'storePriceTaxIncl')}
          />
        )}
      </div>
    </SheetSection>
  )
}
