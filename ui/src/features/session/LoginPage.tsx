import { TextInput } from '@mantine/core'
import { Link, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Me } from '~/api/types'
import { DEMO_PASSWORD } from '~/shared/api/demo'
import { ApiError, NetworkError } from '~/shared/api/errors'
import { AppForm } from '~/shared/forms/AppForm'
import { inputOf } from '~/shared/forms/inputs/input-of'
import { PasswordField } from '~/shared/forms/inputs/PasswordField'
import { SubmitButton } from '~/shared/forms/SubmitButton'
import { type AppFormState, useAppForm } from '~/shared/forms/use-app-form'
import { text } from '~/shared/i18n/i18n'
import { GuestPage } from '~/shared/parts/GuestPage'
import { isLocalPath, returnPath } from '~/shared/session/expiry'
import { signIn } from '~/shared/session/restore'
import { required } from '~/shared/validation/text-rules'
import { tidy } from '~/shared/validation/tidy'
import { DemoAccounts } from './DemoAccounts'
import classes from './LoginForm.module.css'

/** The sentence for a refused sign-in. */
function sentenceFor(error: unknown): string {
  if (error instanceof ApiError && error.status === 401) return text('session:login.wrong')
  if (error instanceof ApiError && error.status === 429) return text('session:login.tooMany')
  return text(error instanceof NetworkError ? 'error.network' : 'form.failed')
}

interface Props {
  /** The page that asked for it. */
  redirect?: string | undefined
  /** The address of the shop that led here. */
  store?: string | undefined
}

/** Who registers from a shop comes back to the wine that it looked at. */
function registration({ redirect, store }: Props) {
  const product = redirect?.match(/\/products\/(\d+)$/)?.[1]
  return store ? { store, ...(product && { product: Number(product) }) } : {}
}

/** Signing in, or on to registering. */
export function LoginPage({ redirect, store }: Props) {
  const { t } = useTranslation('session')
  const router = useRouter()
  const [demo, setDemo] = useState<string | null>(null)
  const enter = (user: Me) => router.navigate({ href: returnPath(redirect, user.email), replace: true })

  const form = useAppForm({
    initialValues: { email: '', password: '' },
    rules: { email: required, password: required },
    send: async ({ email, password }) => {
      try {
        return await signIn(tidy(email), password)
      } catch (error) {
        throw error instanceof ApiError ? new ApiError(error.status, sentenceFor(error), null) : error
      }
    },
    onSent: (user) => void enter(user),
  })

  async function enterDemo(email: string) {
    setDemo(email)
    try {
      await enter(await signIn(email, DEMO_PASSWORD))
    } catch (error) {
      form.refuse({ fields: {}, others: [sentenceFor(error)] })
      setDemo(null)
    }
  }

  return (
    <GuestPage
      title={t('login.title')}
      subtitle={t(store ? 'login.fromShop' : isLocalPath(redirect) ? 'login.back' : 'login.subtitle')}
    >
      <LoginForm form={form} start={registration({ redirect, store })} />
      <DemoAccounts
        pending={demo ?? (form.isSending ? form.values.email : null)}
        onChoose={(email) => void enterDemo(email)}
      />
    </GuestPage>
  )
}

interface FormProps {
  form: AppFormState<{ email: string; password: string }>
  /** How a registration begins from here. */
  start: ReturnType<typeof registration>
}

/** E-mail and password, and the ways on for who has none of them. */
function LoginForm({ form, start }: FormProps) {
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
        {t('login.noAccount')}{' '}
        <Link to="/register" search={start}>
          {t('login.register')}
        </Link>
      </p>
    </AppForm>
  )
}
