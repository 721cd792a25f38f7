import { Button, PasswordInput, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { IconArrowBigUpLine } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Notice } from '~/shared/parts/Notice'
import { message } from '~/shared/validation/message'
import classes from './LoginForm.module.css'
import { useCapsLock } from './use-caps-lock'

interface Props {
  error: string | null
  loading: boolean
  onSubmit: (email: string, password: string) => void
}

/** E-mail and password. */
export function LoginForm({ error, loading, onSubmit }: Props) {
  const { t } = useTranslation('session')
  const capsLock = useCapsLock()
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email: '', password: '' },
    validate: {
      email: (value) => (value.trim() === '' ? message('required') : null),
      password: (value) => (value === '' ? message('required') : null),
    },
  })
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={form.onSubmit(({ email, password }) => onSubmit(email.trim(), password))}
    >
      {error && <Notice tone="error">{error}</Notice>}
      <TextInput
        key={form.key('email')}
        {...form.getInputProps('email')}
        type="email"
        size="md"
        label={t('login.email')}
        autoComplete="username"
        spellCheck={false}
        readOnly={loading}
        autoFocus
      />
      <PasswordInput
        key={form.key('password')}
        {...form.getInputProps('password')}
        size="md"
        label={t('login.password')}
        {...capsLock.handlers}
        autoComplete="current-password"
        readOnly={loading}
        visibilityToggleButtonProps={{ 'aria-label': t('login.reveal') }}
      />
      <p className={classes.caps} role="status">
        {capsLock.isLocked && (
          <>
            <IconArrowBigUpLine size={16} stroke={1.8} aria-hidden />
            {t('login.capsLock')}
          </>
        )}
      </p>
      <Button type="submit" size="md" fullWidth loading={loading}>
        {t('login.submit')}
      </Button>
    </form>
  )
}
