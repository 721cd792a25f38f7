import { Textarea, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from '~/shared/forms/fields.module.css'
import type { AppFormState } from '~/shared/forms/use-app-form'
import type { SheetValues } from '../sheet/values'
import { SheetSection } from './SheetSection'

/** What makes one want to order it. */
export function TextFields({ form }: { form: AppFormState<SheetValues> }) {
  const { t } = useTranslation('products')
  return (
    <SheetSection section="texts">
      <div className={classes.stack}>
        <Textarea
          label={t('field.description')}
          description={t('help.description')}
          rows={5}
          {...form.getInputProps('description')}
        />
        <Textarea label={t('field.tastingNotes')} rows={4} {...form.getInputProps('tastingNotes')} />
        <Textarea label={t('field.pairings')} rows={2} {...form.getInputProps('pairings')} />
        <TextInput
          label={t('field.servingTemperature')}
          placeholder={t('placeholder.servingTemperature')}
          autoComplete="off"
          {...form.getInputProps('servingTemperature')}
        />
      </div>
    </SheetSection>
  )
}
