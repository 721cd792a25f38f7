import { useTranslation } from 'react-i18next'
import { inputOf } from '~/shared/forms/inputs/input-of'
import { PasswordField } from '~/shared/forms/inputs/PasswordField'
import type { AppFormState } from '~/shared/forms/use-app-form'
import { password } from '~/shared/validation/password'
import { all } from '~/shared/validation/rule'
import { confirmed, required } from '~/shared/validation/text-rules'

interface Values {
  password: string
  confirmation: string
  [field: string]: string
}

export const newPasswordRules = {
  password: all(required, password),
  confirmation: confirmed<Values>((values) => values.password),
}

interface Props {
  form: AppFormState<Values>
  /** The e-mail it is for, so that password managers keep them together. */
  username: string
}

/** A new password, with what it must hold, and once more. */
export function NewPasswordFields({ form, username }: Props) {
  const { t } = useTranslation('registration')
  return (
    <>
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <PasswordField label={t('password')} required withChecklist {...inputOf(form, 'password')} />
      <PasswordField
        label={t('confirmation')}
        required
        autoComplete="new-password"
        {...inputOf(form, 'confirmation')}
      />
    </>
  )
}
