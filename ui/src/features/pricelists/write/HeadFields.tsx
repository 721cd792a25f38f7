import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { businessDay } from '~/shared/format/business-day'
import fields from '~/shared/forms/fields.module.css'
import { ChoiceField } from '~/shared/forms/inputs/ChoiceField'
import { dayOf, inputOf } from '~/shared/forms/inputs/input-of'
import type { AppFormState } from '~/shared/forms/use-app-form'
import { Hint } from '~/shared/layout/Dim'
import { Stack } from '~/shared/layout/Stack'
import { DateField } from '~/shared/parts/DateField'
import { LastDayField } from '~/shared/parts/LastDayField'
import { AddresseesField } from './AddresseesField'
import { DISCOUNTS, type ListValues } from './values'

/** What a list is called, whom it is for, when it holds, and what may still be taken off its prices. */
export function HeadFields({ form, isAgent }: { form: AppFormState<ListValues>; isAgent: boolean }) {
  const { t } = useTranslation('pricelists')
  const { t: common } = useTranslation()
  const { startsOn, discounts } = form.values
  return (
    <Stack gap={18}>
      <div className={fields.fields}>
        <TextInput
          className={fields.whole ?? ''}
          label={t('write.name')}
          placeholder={t('write.namePlaceholder')}
          required
          maxLength={120}
          {...form.getInputProps('name')}
        />
        <DateField
          label={t('write.startsOn')}
          description={common('lastDay.help')}
          withLabel
          required
          min={businessDay(Date.now())}
          {...dayOf(form, 'startsOn', '')}
        />
        <LastDayField {...inputOf(form, 'endsOn')} min={startsOn} />
      </div>
      <AddresseesField form={form} isAgent={isAgent} />
      <div>
        <ChoiceField
          label={t('write.discounts')}
          choices={DISCOUNTS.map((value) => ({ value, label: t(`discounts.${value}`) }))}
          {...form.getInputProps('discounts')}
        />
        <Hint mt={6}>{t(`discounts.${discounts}Help`)}</Hint>
      </div>
    </Stack>
  )
}
