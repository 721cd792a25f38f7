import { useTranslation } from 'react-i18next'
import { businessDay } from '~/shared/format/business-day'
import fields from '~/shared/forms/fields.module.css'
import type { AppFormState } from '~/shared/forms/use-app-form'
import { DateField } from '~/shared/parts/DateField'

export interface Period extends Record<string, unknown> {
  startsOn: string
  /** '' for no end. */
  endsOn: string
}

/** From when to when a list holds. */
export function PeriodFields({ form, min }: { form: AppFormState<Period>; min: string }) {
  const { t } = useTranslation('pricelists')
  const { startsOn, endsOn } = form.values
  return (
    <div className={fields.fields}>
      <DateField
        label={t('write.startsOn')}
        withLabel
        required
        min={min}
        {...form.getInputProps('startsOn')}
        value={startsOn || null}
        onChange={(day) => form.setFieldValue('startsOn', day ?? '')}
      />
      <DateField
        label={t('write.endsOn')}
        withLabel
        min={startsOn || businessDay(Date.now())}
        {...form.getInputProps('endsOn')}
        value={endsOn || null}
        onChange={(day) => form.setFieldValue('endsOn', day ?? '')}
      />
    </div>
  )
}
