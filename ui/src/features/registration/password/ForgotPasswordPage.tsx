import { Button, TextInput } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { api } from '~/shared/api/client'
import { AppForm } from '~/shared/forms/AppForm'
import { SubmitButton } from '~/shared/forms/SubmitButton'
import { useAppForm } from '~/shared/forms/use-app-form'
import { Dim } from '~/shared/layout/Dim'
import { GuestPage } from '~/shared/parts/GuestPage'
import { Notice } from '~/shared/parts/Notice'
import { useSession } from '~/shared/session/session'
import { all } from '~/shared/validation/rule'
import { email, required } from '~/shared/validation/text-rules'
import { tidy } from '~/shared/validation/tidy'
import classes from './ForgotPasswordPage.module.css'

/** Asks for a link to choose a new password; the answer is the same for everybody. */
export function ForgotPasswordPage() {
  const { t } = useTranslation('registration')
  const known = useSession(({ user }) => user?.email ?? '')
  const [sentTo, setSentTo] = useState<string | null>(null)
  const form = useAppForm({
    initialValues: { email: known },
    rules: { email: all(required, email) },
    send: (values) => api.post('/forgot_password/', { email: tidy(values.email) }, { anonymous: true }),
    onSent: (_answer, values) => setSentTo(tidy(values.email)),
  })
  const back = (
    <p className={classes.back}>
      <Link to={known ? '/profile' : '/login'}>{t(known ? 'toProfile' : 'toLogin')}</Link>
    </p>
  )
  if (sentTo) {
    return (
      <GuestPage title={t('forgot.sentTitle')}>
        <div className={classes.sent}>
          <Notice tone="info">
            <Trans t={t} i18nKey="forgot.sent" values={{ email: sentTo }} components={{ b: <b /> }} />
          </Notice>
          <Dim as="p">{t('forgot.nothing')}</Dim>
          <Button variant="default" size="md" fullWidth onClick={() => setSentTo(null)}>
            {t('forgot.again')}
          </Button>
        </div>
        {back}
      </GuestPage>
    )
  }
  return (
    <GuestPage title={t('forgot.title')} subtitle={t('forgot.subtitle')}>
      <AppForm form={form} isGuarded={false} refused="">
        <TextInput
          type="email"
          size="md"
          label={t('forgot.email')}
          autoComplete="username"
          spellCheck={false}
          autoFocus
          {...form.getInputProps('email')}
        />
        <SubmitButton size="md" fullWidth>
          {t('forgot.send')}
        </SubmitButton>
      </AppForm>
      {back}
    </GuestPage>
  )
}
