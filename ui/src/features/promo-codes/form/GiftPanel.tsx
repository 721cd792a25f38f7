import { Switch } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import fields from '~/shared/forms/fields.module.css'
import { ChoiceField } from '~/shared/forms/inputs/ChoiceField'
import { hundredthsProps } from '~/shared/forms/inputs/hundredths'
import { MoneyField } from '~/shared/forms/inputs/MoneyField'
import { PercentField } from '~/shared/forms/inputs/PercentField'
import type { AppFormState } from '~/shared/forms/use-app-form'
import { Stack } from '~/shared/layout/Stack'
import { Panel } from '~/shared/parts/Panel'
import { type CodeValues, KINDS } from './values'

interface Props {
  form: AppFormState<CodeValues>
  /** It has served: what it gives stays. */
  isFrozen: boolean
}

/** How much a code takes off, from which amount on, and whether beside other discounts. */
export function GiftPanel({ form, isFrozen }: Props) {
  const { t } = useTranslation('codes')
  const { kind } = form.values
  return (
    <Panel title={t('form.part.gift')}>
      <Stack gap={14}>
        <ChoiceField
          label={t('form.kind')}
          choices={KINDS.map((value) => ({ value, label: t(`form.kinds.${value}`) }))}
          {...form.getInputProps('kind')}
          disabled={isFrozen}
        />
        <div className={fields.fields}>
          {kind === 'percent' ? (
            <PercentField
              label={t('form.rate')}
              description={t('form.rateHelp')}
              required
              disabled={isFrozen}
              {...hundredthsProps(form, 'rate')}
            />
          ) : (
            <MoneyField
              label={t('form.amount')}
              description={t('form.amountHelp')}
              required
              disabled={isFrozen}
              {...hundredthsProps(form, 'amount')}
            />
          )}
          <MoneyField
            label={t('form.minimum')}
            description={t('form.minimumHelp')}
            {...hundredthsProps(form, 'minimum')}
          />
        </div>
        <Switch
          label={t('form.combinable')}
          description={t('form.combinableHelp')}
          {...form.getInputProps('combinable', { type: 'checkbox' })}
        />
      </Stack>
    </Panel>
  )
}
