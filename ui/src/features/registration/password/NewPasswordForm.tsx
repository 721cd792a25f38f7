import { Trans, useTranslation } from 'react-i18next'
import type { PasswordLink } from '~/api/types'
import { api } from '~/shared/api/client'
import { ApiError } from '~/shared/api/errors'
import { formatDateTime } from '~/shared/format/format'
import { AppForm } from '~/shared/forms/AppForm'
import { SubmitButton } from '~/shared/forms/SubmitButton'
import { useAppForm } from '~/shared/forms/use-app-form'
import { GuestPage } from '~/shared/parts/GuestPage'
import classes from './ForgotPasswordPage.module.css'
import { NewPasswordFields, newPasswordRules } from './NewPasswordFields'

interface Props {
  token: string
  link: PasswordLink
  onSet: () => void
  /** The link was used or grew too old meanwhile. */
  onGone: () => void
}

/** Chooses the password of the account that the link names. */
export function NewPasswordForm({ token, link, onSet, onGone }: Props) {
  const { t } = useTranslation('registration')
  const form = useAppForm({
    initialValues: { password: '', confirmation: '' },
    rules: newPasswordRules,
    send: async ({ password }) => {
      try {
        await api.post('/forgot_password/{token}', { password }, { path: { token }, anonymous: true })
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) onGone()
        throw error
      }
    },
    onSent: onSet,
  })
  const words = link.kind === 'activation' && link.invitedBy ? 'activation.invited' : `${link.kind}.subtitle`
  return (
    <GuestPage
      title={t(`${link.kind}.title`)}
      subtitle={<Trans t={t} i18nKey={words} values={{ ...link }} components={{ b: <b /> }} />}
    >
      <AppForm form={form} isGuarded={false} refused="">
        <NewPasswordFields form={form} username={link.email} />
        <SubmitButton size="md" fullWidth>
          {t(`${link.kind}.send`)}
        </SubmitButton>
      </AppForm>
      <p className={classes.until}>{t('reset.until', { date: formatDateTime(link.expiresAt) })}</p>
    </GuestPage>
  )
}
