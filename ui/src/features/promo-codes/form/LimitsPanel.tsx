import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import fields from '~/shared/forms/fields.module.css'
import { dayOf, inputOf } from '~/shared/forms/inputs/input-of'
import type { AppFormState } from '~/shared/forms/use-app-form'
import { DateField } from '~/shared/parts/DateField'
import { LastDayField } from '~/shared/parts/LastDayField'
import { Panel } from '~/shared/parts/Panel'
import type { CodeValues } from './values'

/** From when to when a code can be used, and how many times. */
export function LimitsPanel({ form }: { form: AppFormState<CodeValues> }) {
  const { t } = useTranslation('codes')
  const { startsOn } = form.values
  const uses = (path: 'maxUses' | 'maxUsesPerCustomer') => ({
    autoComplete: 'off',
    inputMode: 'numeric' as const,
    maxLength: 7,
    label: t(`form.${path}`),
    placeholder: t('form.noLimit'),
    ...form.getInputProps(path),
  })
  return (
    <Panel title={t('form.part.limits')}>
      <div className={fields.fields}>
        <DateField
          withLabel
          label={t('form.startsOn')}
          description={t('form.startsOnHelp')}
          required
          {...dayOf(form, 'startsOn', null)}
        />
        <LastDayField {...inputOf(form, 'endsOn')} min={startsOn ?? undefined} />
        <TextInput {...uses('maxUses')} />
        <TextInput {...uses('maxUsesPerCustomer')} />
      </div>
    </Panel>
  )
}
