import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '~/shared/api/errors'
import { ErrorState } from '~/shared/parts/ErrorState'
import { GuestPage } from '~/shared/parts/GuestPage'
import { RowsSkeleton } from '~/shared/parts/Skeletons'
import { DeadLink } from './DeadLink'
import { linkQuery } from './link-query'
import { NewPasswordForm } from './NewPasswordForm'
import { PasswordSet } from './PasswordSet'

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
