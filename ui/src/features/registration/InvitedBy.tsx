import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { ApiError } from '~/shared/api/errors'
import { formatDate } from '~/shared/format/format'
import { Notice } from '~/shared/parts/Notice'
import { draft, keep } from './draft'
import classes from './InvitedBy.module.css'
import { invitationQuery } from './invitation-query'

const isGone = (error: unknown) => error instanceof ApiError && error.status === 404

/** Who invites with the link that led here; the account is for the e-mail it was sent to. */
export function InvitedBy({ token }: { token: string }) {
  const { t } = useTranslation('registration')
  const { data: link, error } = useQuery(invitationQuery(token))

  useEffect(() => {
    if (link) keep({ invitedEmail: link.email, person: { ...draft().person, email: link.email } })
    else if (isGone(error)) keep({ invitation: null, invitedEmail: null })
  }, [link, error])

  if (!link && !error) return null
  return (
    <div className={classes.invited}>
      {link ? (
        <Notice tone="info" title={t('invitation.title', { name: link.invitedBy })}>
          <p className={classes.text}>
            <Trans
              t={t}
              i18nKey={link.product ? 'invitation.about' : 'invitation.help'}
              values={{ ...link, date: formatDate(link.expiresAt) }}
              components={{ b: <b /> }}
            />
          </p>
        </Notice>
      ) : (
        <Notice tone="attention" title={t(isGone(error) ? 'invitation.gone' : 'invitation.failed')}>
          <p className={classes.text}>{t(isGone(error) ? 'invitation.goneHelp' : 'invitation.failedHelp')}</p>
        </Notice>
      )}
    </div>
  )
}
