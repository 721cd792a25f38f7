import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import fields from '~/shared/forms/fields.module.css'
import type { AppFormState } from '~/shared/forms/use-app-form'
import type { WaiterValues } from './values'

/** The name of a waiter, and where it is told what is kept of its sales. */
export function WaiterFields<Values extends WaiterValues>({ form }: { form: AppFormState<Values> }) {
  const { t } = useTranslation('waiters')
  return (
    <div className={fields.fields}>
      <TextInput
        label={t('field.firstName')}
        required
        autoComplete="off"
        data-autofocus
        {...form.getInputProps('firstName')}
      />
      <TextInput label={t('field.lastName')} required autoComplete="off" {...form.getInputProps('lastName')} />
      <TextInput
        className={fields.whole ?? ''}
        label={t('field.email')}
        description={t('field.emailHelp')}
        required
        type="email"
        inputMode="email"
        autoComplete="off"
        {...form.getInputProps('email')}
      />
    </div>
  )
}
