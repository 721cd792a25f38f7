import { TextInput } from '@mantine/core'
import type { GetInputPropsReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import type { GroupCode } from '~/api/types'
import classes from '~/shared/forms/fields.module.css'
import { ChoiceField } from '~/shared/forms/inputs/ChoiceField'
import { inputOf } from '~/shared/forms/inputs/input-of'
import { DateField } from '~/shared/parts/DateField'
import { hasField } from './group-fields'
import { birthdays } from './person-rules'

interface Props {
  form: { values: { birthday?: string | null | undefined }; getInputProps: (path: string) => GetInputPropsReturnType }
  group: GroupCode
}

const civilities = ['mrs', 'mr'] as const
const languages = ['fr', 'en'] as const

/**
 * Who a person is: civility, names, telephone, birthday for private persons, language. A form with the values of
 * `newPerson` or `personOf` and the rules `personRules` draws the whole person with three parts:
 *
 *     <EmailField form={form} />
 *     <PersonFields form={form} group={form.values.userGroup} />
 *     <CompanyFields form={form} group={form.values.userGroup} />
 *
 * and sends `userBody(values)` (a new one) or `userChanges(values, user)` (a known one).
 */
export function PersonFields({ form, group }: Props) {
  const { t } = useTranslation('person')
  const birthday = inputOf(form, 'birthday')
  return (
    <div className={classes.fields}>
      <ChoiceField
        className={classes.whole}
        label={t('civility')}
        choices={[
          ...civilities.map((value) => ({ value, label: t(`enums:civility.${value}`) })),
          { value: '', label: t('noCivility') },
        ]}
        {...form.getInputProps('civility')}
      />
      <TextInput label={t('firstName')} required autoComplete="given-name" {...form.getInputProps('firstName')} />
      <TextInput label={t('lastName')} required autoComplete="family-name" {...form.getInputProps('lastName')} />
      <TextInput type="tel" label={t('phone')} autoComplete="tel" {...form.getInputProps('phone')} />
      {hasField(group, 'birthday') && (
        <DateField
          withLabel
          label={t('birthday')}
          required
          {...birthdays()}
          {...birthday}
          value={birthday.value ?? undefined}
        />
      )}
      <ChoiceField
        className={classes.whole}
        label={t('language')}
        choices={languages.map((value) => ({ value, label: t(`account.locale.${value}`) }))}
        {...form.getInputProps('language')}
      />
    </div>
  )
}
