import { MultiSelect, TagsInput, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from '~/shared/forms/fields.module.css'
import { CountryField } from '~/shared/forms/inputs/CountryField'
import { inputOf } from '~/shared/forms/inputs/input-of'
import type { AppFormState } from '~/shared/forms/use-app-form'
import { CERTIFICATIONS } from '../sheet/sheet'
import type { SheetValues } from '../sheet/values'
import { GrapesField } from './GrapesField'
import { SheetSection } from './SheetSection'

/** Where it comes from, what it is made of, who vouches for it. */
export function OriginFields({ form }: { form: AppFormState<SheetValues> }) {
  const { t } = useTranslation('products')
  const country = inputOf(form, 'country')
  const certifications = [...new Set([...CERTIFICATIONS, ...form.values.certifications])]
  return (
    <SheetSection section="origin">
      <div className={classes.fields}>
        <TextInput label={t('field.appellation')} autoComplete="off" {...form.getInputProps('appellation')} />
        <TextInput label={t('field.classification')} autoComplete="off" {...form.getInputProps('classification')} />
        <TextInput label={t('field.region')} autoComplete="off" {...form.getInputProps('region')} />
        <CountryField label={t('field.country')} required {...country} />
        <div className={classes.whole}>
          <GrapesField form={form} />
        </div>
        <MultiSelect
          label={t('field.certifications')}
          data={certifications.map((value) => ({
            value,
            label: t(`catalogue:certification.${value}`, { defaultValue: value }),
          }))}
          hidePickedOptions
          searchable
          nothingFoundMessage={t('noResult')}
          {...form.getInputProps('certifications')}
        />
        <TagsInput
          label={t('field.awards')}
          description={t('help.awards')}
          acceptValueOnBlur
          {...form.getInputProps('awards')}
        />
      </div>
    </SheetSection>
  )
}
