import { Textarea, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import fields from '~/shared/forms/fields.module.css'
import { ChoiceField } from '~/shared/forms/inputs/ChoiceField'
import { dayOf } from '~/shared/forms/inputs/input-of'
import type { AppFormState } from '~/shared/forms/use-app-form'
import { DateField } from '~/shared/parts/DateField'
import type { HeadValues } from './values'

interface Props<Values extends HeadValues> {
  form: AppFormState<Values>
}

const DUTIES = ['paid', 'suspended'] as const

/** When and how the goods come, and under which duties. */
export function HeadFields<Values extends HeadValues>({ form }: Props<Values>) {
  const { t } = useTranslation('receipts')
  return (
    <div className={fields.fields}>
      <DateField label={t('column.expectedOn')} withLabel required {...dayOf(form, 'expectedOn', '')} />
      <TextInput label={t('column.reference')} maxLength={100} {...form.getInputProps('reference')} />
      <TextInput label={t('column.carrier')} maxLength={100} {...form.getInputProps('carrier')} />
      <TextInput label={t('column.trackingNumber')} maxLength={100} {...form.getInputProps('trackingNumber')} />
      <div className={fields.whole}>
        <ChoiceField
          label={t('column.dutyStatus')}
          choices={DUTIES.map((value) => ({ value, label: t(`duty.${value}`) }))}
          {...form.getInputProps('dutyStatus')}
        />
      </div>
      {form.values.dutyStatus === 'suspended' && (
        <TextInput
          className={fields.whole ?? ''}
          label={t('column.arc')}
          description={t('create.arcHelp')}
          required
          maxLength={21}
          autoComplete="off"
          {...form.getInputProps('arc')}
          onChange={(event) => form.setFieldValue('arc', event.currentTarget.value.toUpperCase().trim() as never)}
        />
      )}
      <Textarea
        className={fields.whole ?? ''}
        label={t('column.comment')}
        maxLength={500}
        {...form.getInputProps('comment')}
      />
    </div>
  )
}
