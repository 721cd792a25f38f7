import { useTranslation } from 'react-i18next'
import { businessDay } from '~/shared/format/business-day'
import fields from '~/shared/forms/fields.module.css'
import { dayOf, inputOf } from '~/shared/forms/inputs/input-of'
import type { AppFormState } from '~/shared/forms/use-app-form'
import { DateField } from '~/shared/parts/DateField'
import { LastDayField } from '~/shared/parts/LastDayField'

export interface Period extends Record<string, unknown> {
  startsOn: string
  /** '' until it is told, null for no end. */
  endsOn: string | null
}

/** From when to when a list holds. */
export function PeriodFields({ form, min }: { form: AppFormState<Period>; min: string }) {
  const { t } = useTranslation('pricelists')
  const { t: common } = useTranslation()
  const { startsOn } = form.values
  return (
    <div className={fields.fields}>
      <DateField
        label={t('write.startsOn')}
        description={common('lastDay.help')}
        withLabel
        required
        min={min}
        {...dayOf(form, 'startsOn', '')}
      />
      <LastDayField {...inputOf(form, 'endsOn')} min={startsOn || businessDay(Date.now())} />
    </div>
  )
}
