import { useTranslation } from 'react-i18next'
import { businessDay } from '~/shared/format/business-day'
import { inputOf } from '~/shared/forms/inputs/input-of'
import type { AppFormState } from '~/shared/forms/use-app-form'
import { DateField } from '~/shared/parts/DateField'

interface Props<Values extends { deliveredOn: string }> {
  form: AppFormState<Values>
  /** The day on which the parcel left. */
  min?: string | undefined
}

/** When a delivery arrived: today at the latest, which is what a form begins with. */
export function DeliveryDayField<Values extends { deliveredOn: string }>({ form, min }: Props<Values>) {
  const { t } = useTranslation('order')
  return (
    <DateField
      withLabel
      label={t('move.deliveredOn')}
      required
      autoFocus
      min={min}
      max={businessDay(Date.now())}
      {...inputOf(form, 'deliveredOn')}
    />
  )
}
