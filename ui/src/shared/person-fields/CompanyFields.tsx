import { TextInput } from '@mantine/core'
import type { GetInputPropsReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import type { GroupCode } from '~/api/types'
import classes from '~/shared/forms/fields.module.css'
import { hasField, isProfessional } from './group-fields'
import { isVatOfAnother } from './person-rules'

interface Props {
  form: { getInputProps: (path: string) => GetInputPropsReturnType }
  group: GroupCode
}

/** The company of a professional and its numbers; nothing for a private person. See PersonFields. */
export function CompanyFields({ form, group }: Props) {
  const { t } = useTranslation('person')
  if (!isProfessional(group)) return null
  const siren = form.getInputProps('siren')
  const numvat = form.getInputProps('numvat')
  return (
    <div className={classes.fields}>
      <TextInput
        className={classes.whole ?? ''}
        label={t('company')}
        required
        autoComplete="organization"
        {...form.getInputProps('company')}
      />
      <TextInput
        className={classes.number ?? ''}
        label={t('siren')}
        description={t('sirenHelp')}
        inputMode="numeric"
        autoComplete="off"
        {...siren}
      />
      <TextInput
        className={classes.number ?? ''}
        label={t('siret')}
        description={t('siretHelp')}
        inputMode="numeric"
        autoComplete="off"
        {...form.getInputProps('siret')}
      />
      <TextInput
        className={classes.number ?? ''}
        label={t('numvat')}
        description={isVatOfAnother(String(numvat.value), String(siren.value)) ? t('vatOfAnother') : t('numvatHelp')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        {...numvat}
      />
      {hasField(group, 'eaNumber') && (
        <TextInput
          className={classes.number ?? ''}
          label={t('eaNumber')}
          description={t('eaNumberHelp')}
          autoComplete="off"
          spellCheck={false}
          {...form.getInputProps('eaNumber')}
        />
      )}
    </div>
  )
}
