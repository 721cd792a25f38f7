import { useTranslation } from 'react-i18next'
import { ChoiceField } from '~/shared/forms/inputs/ChoiceField'
import { PasswordField } from '~/shared/forms/inputs/PasswordField'
import type { AppFormState } from '~/shared/forms/use-app-form'
import { Dim } from '~/shared/layout/Dim'
import { Stack } from '~/shared/layout/Stack'
import { Panel } from '~/shared/parts/Panel'
import type { NewUser } from './new-user'

/** How the person comes in for the first time: by a mailed link, or with a password it is given. */
export function UserAccessFields({ form }: { form: AppFormState<NewUser> }) {
  const { t } = useTranslation('users')
  const { access, email } = form.values
  return (
    <Panel>
      <Stack gap={16}>
        <ChoiceField
          label={t('create.access')}
          choices={(['mail', 'password'] as const).map((value) => ({ value, label: t(`create.by.${value}`) }))}
          {...form.getInputProps('access')}
        />
        {access === 'mail' ? (
          <Dim as="p">{t('create.mailHelp', { email: email.trim() || t('create.thatEmail') })}</Dim>
        ) : (
          <PasswordField
            label={t('field.password')}
            required
            withChecklist
            description={t('create.passwordHelp')}
            {...form.getInputProps('password')}
          />
        )}
      </Stack>
    </Panel>
  )
}
