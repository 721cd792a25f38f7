import { Checkbox } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { AppFormState } from '~/shared/forms/use-app-form'
import { Notice } from '~/shared/parts/Notice'
import { type FrameValues, isFalling } from './values'

/** The word that tiers which give less as orders grow are meant. */
export function FallingTiers({ form }: { form: AppFormState<FrameValues> }) {
  const { t } = useTranslation('frames')
  const { tiers, yearlyTiers } = form.values
  if (!isFalling(tiers, 'discount') && !isFalling(yearlyTiers, 'rebate')) return null
  return (
    <Notice tone="attention" title={t('form.falling.title')}>
      <Checkbox label={t('form.falling.confirm')} {...form.getInputProps('fallingTiers', { type: 'checkbox' })} />
    </Notice>
  )
}
