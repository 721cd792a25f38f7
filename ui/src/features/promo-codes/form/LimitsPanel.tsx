import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import fields from '~/shared/forms/fields.module.css'
import type { AppFormState } from '~/shared/forms/use-app-form'
import { DateField } from '~/shared/parts/DateField'
import { LastDayField } from '~/shared/parts/LastDayField'
import { Panel } from '~/shared/parts/Panel'
import type { CodeValues } from './values'

/** From when to when a code can be used, and how many times. */
export function LimitsPanel({ form }: { form: AppFormState<CodeValues> }) {
  const { t } = useTranslation('codes')
  const { startsOn, endsOn } = form.values
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
          {...form.getInputProps('startsOn')}
          value={startsOn}
          onChange={(day) => form.setFieldValue('startsOn', day ?? null)}
        />
        <LastDayField
          {...form.getInputProps('endsOn')}
          min={startsOn ?? undefined}
          value={endsOn}
          onChange={(day) => form.setFieldValue('endsOn', day)}
        />
        <TextInput {...uses('maxUses')} />
        <TextInput {...uses('maxUsesPerCustomer')} />
      </div>
    </Panel>
  )
}
