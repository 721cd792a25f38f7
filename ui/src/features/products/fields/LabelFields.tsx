import { MultiSelect, Switch, Textarea } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '~/shared/forms/fields.module.css'
import { NumberField } from '~/shared/forms/inputs/NumberField'
import type { AppFormState } from '~/shared/forms/use-app-form'
import { Stack } from '~/shared/layout/Stack'
import { kcalOf } from '../sheet/derived'
import { ALLERGENS } from '../sheet/sheet'
import type { SheetValues } from '../sheet/values'
import own from './fields.module.css'
import { SheetSection } from './SheetSection'

/** What European law asks for on a label since December 2023; the lots below repeat it for each bottling. */
export function LabelFields({ form, lots }: { form: AppFormState<SheetValues>; lots: ReactNode }) {
  const { t } = useTranslation('products')
  const { energyKj, producedBefore20231208 } = form.values
  return (
    <SheetSection section="label">
      <p className={own.help}>{t('help.label')}</p>
      <Stack gap={16}>
        <Switch
          label={t('field.producedBefore20231208')}
          description={t('help.producedBefore')}
          {...form.getInputProps('producedBefore20231208', { type: 'checkbox' })}
        />
        <Textarea
          autosize={false}
          label={t('field.ingredients')}
          description={producedBefore20231208 ? t('help.ingredientsFree') : t('help.ingredients')}
          rows={3}
          {...form.getInputProps('ingredients')}
        />
        <div className={classes.fields}>
          <MultiSelect
            label={t('field.allergens')}
            data={ALLERGENS.map((value) => ({ value, label: t(`catalogue:allergen.${value}`) }))}
            hidePickedOptions
            searchable
            nothingFoundMessage={t('noResult')}
            {...form.getInputProps('allergens')}
          />
          <NumberField
            label={t('field.energyKj')}
            unit="kJ"
            {...(energyKj ? { description: t('help.energy', { kcal: kcalOf(Number(energyKj)) }) } : {})}
            {...form.getInputProps('energyKj')}
          />
        </div>
      </Stack>
      {lots}
    </SheetSection>
  )
}
