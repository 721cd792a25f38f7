import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DEMO_PASSWORD } from '~/shared/api/demo'
import { ApiError } from '~/shared/api/errors'
import { isLocalPath, returnPath } from '~/shared/session/expiry'
import { signIn } from '~/shared/session/restore'
import { DemoAccounts } from './DemoAccounts'
import { LoginForm } from './LoginForm'
import classes from './LoginPage.module.css'

/** The key of the sentence for a refused sign-in. */
function messageKey(error: unknown): string {
  if (error instanceof ApiError && error.status === 401) return 'session:login.wrong'
  if (error instanceof ApiError && error.status === 429) return 'session:login.tooMany'
  return 'error.network'
}

/** Signing in; `redirect` is the page that asked for it. */
export function LoginPage({ redirect }: { redirect: string | undefined }) {
  const { t } = useTranslation('session')
  const router = useRouter()
  const [pending, setPending] = useState<string | null>(null)
  const [error, setError] = useState<string | null>(null)
  const title = t('login.title')

  useEffect(() => {
    document.title = `${title} · Millésime`
  }, [title])

  async function enter(email: string, password: string) {
    setPending(email)
    setError(null)
    try {
      const user = await signIn(email, password)
      await router.navigate({ href: returnPath(redirect, user.email), replace: true })
    } catch (failure) {
      setError(messageKey(failure))
      setPending(null)
    }
  }

  return (
    <div className={classes.page}>
      <h1 className={classes.title}>{title}</h1>
      <p className={classes.subtitle}>{t(isLocalPath(redirect) ? 'login.back' : 'login.subtitle')}</p>
      <LoginForm error={error ? t(error) : null} loading={pending !== null} onSubmit={enter} />
      <DemoAccounts pending={pending} onChoose={(email) => enter(email, DEMO_PASSWORD)} />
    </div>
  )
}
