import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { GuestPage } from '~/shared/parts/GuestPage'
import { useSession } from '~/shared/session/session'
import classes from './ForgotPasswordPage.module.css'

/** A link that was used, that is too old, or that never was; the server does not tell which. */
export function DeadLink() {
  const { t } = useTranslation('registration')
  const isKnown = useSession(({ user }) => user !== null)
  return (
    <GuestPage title={t('dead.title')} subtitle={t('dead.subtitle')}>
      <Button fullWidth size="md" renderRoot={(props) => <Link to="/forgot-password" {...props} />}>
        {t('dead.again')}
      </Button>
      <p className={classes.back}>
        <Link to={isKnown ? '/profile' : '/login'}>{t(isKnown ? 'toProfile' : 'toLogin')}</Link>
      </p>
    </GuestPage>
  )
}
