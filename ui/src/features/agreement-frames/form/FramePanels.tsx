import { Checkbox, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import fields from '~/shared/forms/fields.module.css'
import { ChoiceField } from '~/shared/forms/inputs/ChoiceField'
import { dayOf, inputOf } from '~/shared/forms/inputs/input-of'
import type { AppFormState } from '~/shared/forms/use-app-form'
import { Stack } from '~/shared/layout/Stack'
import { DateField } from '~/shared/parts/DateField'
import { LastDayField } from '~/shared/parts/LastDayField'
import { Notice } from '~/shared/parts/Notice'
import { Panel } from '~/shared/parts/Panel'
import { BASES } from '../frame'
import { TiersField } from './TiersField'
import { type FrameValues, isFalling } from './values'

/** What a frame is called, and from when to when it holds. */
export function AgreementPanel({ form }: { form: AppFormState<FrameValues> }) {
  const { t } = useTranslation('frames')
  const { startsOn } = form.values
  return (
    <Panel title={t('form.part.agreement')}>
      <div className={fields.fields}>
        <TextInput
          label={t('form.name')}
          description={t('form.nameHelp')}
          required
          maxLength={120}
          autoComplete="off"
          {...form.getInputProps('name')}
        />
        <TextInput
          label={t('form.contractNumber')}
          description={t('form.contractHelp')}
          maxLength={35}
          autoComplete="off"
          {...form.getInputProps('contractNumber')}
        />
        <DateField
          withLabel
          label={t('form.startsOn')}
          description={t('form.startsOnHelp')}
          required
          {...dayOf(form, 'startsOn', null)}
        />
        <LastDayField {...inputOf(form, 'endsOn')} min={startsOn ?? undefined} />
      </div>
    </Panel>
  )
}

/** What a frame gives: a discount on an order, a rebate at the end of the year. */
export function TiersPanel({ form, isNew }: { form: AppFormState<FrameValues>; isNew: boolean }) {
  const { t } = useTranslation('frames')
  return (
    <Panel title={t('form.part.tiers')}>
      <Stack gap={18}>
        <ChoiceField
          label={t('form.basis')}
          choices={BASES.map((value) => ({ value, label: t(`basis.${value}`) }))}
          {...form.getInputProps('basis')}
          disabled={!isNew}
        />
        <TiersField form={form} member="tiers" rate="discount" />
        <TiersField form={form} member="yearlyTiers" rate="rebate" />
        <FallingTiers form={form} />
      </Stack>
    </Panel>
  )
}

/** The word that tiers which give less as orders grow are meant. */
function FallingTiers({ form }: { form: AppFormState<FrameValues> }) {
  const { t } = useTranslation('frames')
  const { tiers, yearlyTiers } = form.values
  if (!isFalling(tiers, 'discount') && !isFalling(yearlyTiers, 'rebate')) return null
  return (
    <Notice tone="attention" title={t('form.falling.title')}>
      <Checkbox label={t('form.falling.confirm')} {...form.getInputProps('fallingTiers', { type: 'checkbox' })} />
    </Notice>
  )
}
