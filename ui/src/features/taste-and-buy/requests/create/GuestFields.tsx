import { Checkbox, Select, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { WineList } from '~/api/types'
import { businessDay } from '~/shared/format/business-day'
import fields from '~/shared/forms/fields.module.css'
import { dayOf } from '~/shared/forms/inputs/input-of'
import { PostcodeField } from '~/shared/forms/inputs/PostcodeField'
import type { AppFormState } from '~/shared/forms/use-app-form'
import { Hint } from '~/shared/layout/Dim'
import { Stack } from '~/shared/layout/Stack'
import { DateField } from '~/shared/parts/DateField'
import { Panel } from '~/shared/parts/Panel'
import { nameOf, waiterChoices } from '../../waiters/waiter'
import type { RequestValues } from '../values'

interface Props {
  form: AppFormState<RequestValues>
  /** When the link leaves. */
  delay: WineList['linkDelay']
}

/** Who asks, that the guest is of age, where it goes, and that a mail may be sent. */
export function GuestFields({ form, delay }: Props) {
  const { t } = useTranslation('requests')
  const { data: waiters = [] } = useQuery(waiterChoices)
  return (
    <>
      <Panel title={t('guest.title')}>
        <Stack gap={14}>
          <div className={fields.fields}>
            <TextInput
              label={t('field.firstName')}
              required
              autoComplete="off"
              {...form.getInputProps('guest.firstName')}
            />
            <TextInput
              label={t('field.lastName')}
              required
              autoComplete="off"
              {...form.getInputProps('guest.lastName')}
            />
            <TextInput
              label={t('guest.email')}
              description={t(`field.emailHelp.${delay}`)}
              required
              type="email"
              inputMode="email"
              autoComplete="off"
              {...form.getInputProps('guest.email')}
            />
            <TextInput
              label={t('guest.phone')}
              description={t('field.phoneHelp')}
              type="tel"
              autoComplete="off"
              {...form.getInputProps('guest.phone')}
            />
            <DateField
              withLabel
              label={t('field.birthday')}
              description={t('field.birthdayHelp')}
              required
              max={businessDay(Date.now())}
              {...dayOf(form, 'guest.birthday', null)}
            />
            <Select
              label={t('field.waiter')}
              placeholder={t('field.noWaiter')}
              clearable
              clearButtonProps={{ 'aria-label': t('field.clearWaiter') }}
              data={waiters
                .filter(({ active }) => active)
                .map((one) => ({ value: String(one.id), label: nameOf(one) }))}
              {...form.getInputProps('waiter')}
            />
          </div>
        </Stack>
      </Panel>
      <Panel title={t('address.title')}>
        <div className={fields.fields}>
          <TextInput
            className={fields.whole ?? ''}
            label={t('common:address.street')}
            required
            autoComplete="off"
            {...form.getInputProps('address.street')}
          />
          <TextInput
            className={fields.whole ?? ''}
            label={t('common:address.street2')}
            autoComplete="off"
            {...form.getInputProps('address.street2')}
          />
          <PostcodeField country="FR" required autoComplete="off" {...form.getInputProps('address.postcode')} />
          <TextInput
            label={t('common:address.city')}
            required
            autoComplete="off"
            {...form.getInputProps('address.city')}
          />
        </div>
      </Panel>
      <Panel title={t('consent.title')}>
        <Checkbox label={t('consent.label')} {...form.getInputProps('consent', { type: 'checkbox' })} />
        <Hint mt={10}>{t('consent.help')}</Hint>
      </Panel>
    </>
  )
}
