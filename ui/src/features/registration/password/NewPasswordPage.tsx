import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PasswordLink } from '~/api/types'
import { ApiError } from '~/shared/api/errors'
import { currentLocale, withLocale } from '~/shared/locale/locale'
import { ErrorState } from '~/shared/parts/ErrorState'
import { GuestPage } from '~/shared/parts/GuestPage'
import { LinkButton } from '~/shared/parts/LinkButton'
import { RowsSkeleton } from '~/shared/parts/Skeletons'
import { isSignedIn, useSession } from '~/shared/session/session'
import classes from './ForgotPasswordPage.module.css'
import { linkQuery } from './link-query'
import { NewPasswordForm } from './NewPasswordForm'

const isGone = (error: unknown) => error instanceof ApiError && (error.status === 404 || error.status === 410)

/** Where a mailed link leads: a new password, or the first one of an account that somebody else opened. */
export function NewPasswordPage({ token }: { token: string }) {
  const { t } = useTranslation('registration')
  const { data: link, error, refetch } = useQuery(linkQuery(token))
  const [outcome, setOutcome] = useState<'set' | 'gone' | null>(null)
  if (outcome === 'set' && link) return <PasswordSet kind={link.kind} />
  if (outcome === 'gone' || isGone(error)) return <DeadLink />
  if (error) {
    return (
      <GuestPage title={t('reset.title')}>
        <ErrorState error={error} onRetry={() => void refetch()} />
      </GuestPage>
    )
  }
  if (!link) {
    return (
      <GuestPage title={t('reset.title')}>
        <RowsSkeleton rows={3} />
      </GuestPage>
    )
  }
  return <NewPasswordForm token={token} link={link} onSet={() => setOutcome('set')} onGone={() => setOutcome('gone')} />
}

/** A link that was used, that is too old, or that never was; the server does not tell which. */
function DeadLink() {
  const { t } = useTranslation('registration')
  const isKnown = useSession(({ user }) => user !== null)
  return (
    <GuestPage title={t('dead.title')} subtitle={t('dead.subtitle')}>
      <LinkButton fullWidth size="md" to="/forgot-password">
        {t('dead.again')}
      </LinkButton>
      <p className={classes.back}>
        <Link to={isKnown ? '/profile' : '/login'}>{t(isKnown ? 'toProfile' : 'toLogin')}</Link>
      </p>
    </GuestPage>
  )
}

/** The password counts from now on; every session of the account has ended. */
function PasswordSet({ kind }: Pick<PasswordLink, 'kind'>) {
  const { t } = useTranslation('registration')
  return (
    <GuestPage title={t(`${kind}.doneTitle`)} subtitle={t(`${kind}.done`)}>
      {isSignedIn() ? (
        // Whoever is signed in here leaves first: that page forgets the old session.
        <Button fullWidth size="md" component="a" href={withLocale('/logout', currentLocale())}>
          {t('signIn')}
        </Button>
      ) : (
        <LinkButton fullWidth size="md" to="/login">
          {t('signIn')}
        </LinkButton>
      )}
    </GuestPage>
  )
}
