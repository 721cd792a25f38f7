import { useTranslation } from 'react-i18next'
import classes from '~/shared/forms/fields.module.css'
import { ChoiceField } from '~/shared/forms/inputs/ChoiceField'
import { PasswordField } from '~/shared/forms/inputs/PasswordField'
import type { AppFormState } from '~/shared/forms/use-app-form'
import { Panel } from '~/shared/parts/Panel'
import type { NewUser } from './new-user'
import texts from './UserAccessFields.module.css'

/** How the person comes in for the first time: by a mailed link, or with a password it is given. */
export function UserAccessFields({ form }: { form: AppFormState<NewUser> }) {
  const { t } = useTranslation('users')
  const { access, email } = form.values
  return (
    <Panel>
      <div className={classes.stack}>
        <ChoiceField
          label={t('create.access')}
          choices={(['mail', 'password'] as const).map((value) => ({ value, label: t(`create.by.${value}`) }))}
          {...form.getInputProps('access')}
        />
        {access === 'mail' ? (
          <p className={texts.help}>{t('create.mailHelp', { email: email.trim() || t('create.thatEmail') })}</p>
        ) : (
          <PasswordField
            label={t('field.password')}
            required
            withChecklist
            description={t('create.passwordHelp')}
            {...form.getInputProps('password')}
          />
        )}
      </div>
    </Panel>
  )
}
