import { TextInput } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { AppForm } from '~/shared/forms/AppForm'
import { inputOf } from '~/shared/forms/inputs/input-of'
import { PasswordField } from '~/shared/forms/inputs/PasswordField'
import { SubmitButton } from '~/shared/forms/SubmitButton'
import type { AppFormState } from '~/shared/forms/use-app-form'
import classes from './LoginForm.module.css'

interface Props {
  form: AppFormState<{ email: string; password: string }>
}

/** E-mail and password, and the ways on for who has none of them. */
export function LoginForm({ form }: Props) {
  const { t } = useTranslation('session')
  return (
    <AppForm form={form} isGuarded={false} refused="">
      <TextInput
        type="email"
        size="md"
        label={t('login.email')}
        autoComplete="username"
        spellCheck={false}
        readOnly={form.isSending}
        autoFocus
        {...form.getInputProps('email')}
      />
      <PasswordField size="md" label={t('login.password')} readOnly={form.isSending} {...inputOf(form, 'password')} />
      <Link to="/forgot-password" className={classes.forgotten}>
        {t('login.forgotten')}
      </Link>
      <SubmitButton size="md" fullWidth>
        {t('login.submit')}
      </SubmitButton>
      <p className={classes.register}>
        {t('login.noAccount')} <Link to="/register">{t('login.register')}</Link>
      </p>
    </AppForm>
  )
}
