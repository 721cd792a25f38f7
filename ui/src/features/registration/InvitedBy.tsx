import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { api } from '~/shared/api/client'
import { ApiError } from '~/shared/api/errors'
import { formatDate } from '~/shared/format/format'
import { Stack } from '~/shared/layout/Stack'
import { Notice } from '~/shared/parts/Notice'
import { useDraftStore } from './steps/draft'

const isGone = (error: unknown) => error instanceof ApiError && error.status === 404

/** Who invites with the link that led here; the account is for the e-mail it was sent to. */
export function InvitedBy({ token }: { token: string }) {
  const { t } = useTranslation('registration')
  const draft = useDraftStore()
  const { data: link, error } = useQuery(invitationQuery(token))

  useEffect(() => {
    if (link) draft.setState(({ person }) => ({ invitedEmail: link.email, person: { ...person, email: link.email } }))
    else if (isGone(error)) draft.setState({ invitation: null, invitedEmail: null })
  }, [draft, link, error])

  if (!link && !error) return null
  return (
    <Stack mt={14} mb={20}>
      {link ? (
        <Notice tone="info" title={t('invitation.title', { name: link.invitedBy })}>
          <p>
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
          <p>{t(isGone(error) ? 'invitation.goneHelp' : 'invitation.failedHelp')}</p>
        </Notice>
      )}
    </Stack>
  )
}

/** Who invites whom with the link of a mail; 404 once it has served or is too old. */
const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: ['invitation-link', token],
    queryFn: ({ signal }) => api.get('/invitations/{token}', { path: { token }, signal, anonymous: true }),
    staleTime: Number.POSITIVE_INFINITY,
  })
