import { ActionIcon, Button } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { BOTTLES, readWhole } from '~/shared/format/figures'
import { formatInteger } from '~/shared/format/format'
import { HundredthsField } from '~/shared/forms/inputs/HundredthsField'
import { hundredthsProps } from '~/shared/forms/inputs/hundredths'
import { MoneyField } from '~/shared/forms/inputs/MoneyField'
import { PercentField } from '~/shared/forms/inputs/PercentField'
import type { AppFormState } from '~/shared/forms/use-app-form'
import { Hint } from '~/shared/layout/Dim'
import { Stack } from '~/shared/layout/Stack'
import classes from './TiersField.module.css'
import { type FrameValues, noTier } from './values'

interface Props {
  form: AppFormState<FrameValues>
  member: 'tiers' | 'yearlyTiers'
  rate: 'discount' | 'rebate'
}

/** Hundredths of bottles, as amounts have cents: whole bottles alone. */
function readBottles(text: string): number | null {
  const bottles = readWhole(text, BOTTLES)
  return bottles === null ? null : bottles * 100
}

/** The tiers of an order, or of a year: from a threshold on, a rate. */
export function TiersField({ form, member, rate }: Props) {
  const { t } = useTranslation('frames')
  const { basis } = form.values
  return (
    <Stack gap={10}>
      <fieldset aria-label={t(`form.${member}`)}>
        <Stack gap={10}>
          <b>{t(`form.${member}`)}</b>
          <Hint>{t(`form.${member}Help`)}</Hint>
          {form.values[member].map((_, n) => (
            // Tiers have no name but their place.
            // biome-ignore lint/suspicious/noArrayIndexKey: likewise
            <div key={n} className={classes.tier}>
              {basis === 'value' ? (
                <MoneyField label={t('form.from')} required {...hundredthsProps(form, `${member}.${n}.from`)} />
              ) : (
                <HundredthsField
                  label={t('form.fromBottles')}
                  required
                  write={(hundredths) => formatInteger(hundredths / 100)}
                  read={readBottles}
                  {...hundredthsProps(form, `${member}.${n}.from`)}
                />
              )}
              <PercentField label={t(`form.${rate}`)} required {...hundredthsProps(form, `${member}.${n}.${rate}`)} />
              <ActionIcon
                className={classes.remove ?? ''}
                variant="subtle"
                color="gray"
                size={36}
                data-touch="square"
                aria-label={t('form.removeTier', { count: n + 1 })}
                onClick={() => form.removeListItem(member, n)}
              >
                <IconTrash size={17} stroke={1.8} aria-hidden />
              </ActionIcon>
            </div>
          ))}
        </Stack>
      </fieldset>
      <div>
        <Button
          variant="default"
          leftSection={<IconPlus size={16} stroke={2} aria-hidden />}
          onClick={() => form.insertListItem(member, noTier())}
        >
          {t(`form.add_${member}`)}
        </Button>
      </div>
    </Stack>
  )
}
