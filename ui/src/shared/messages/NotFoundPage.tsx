import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useSession } from '~/shared/session/session'
import { MessagePage } from './MessagePage'
import classes from './MessagePage.module.css'

/** An unknown page; a guest is offered the sign-in. */
export function NotFoundPage() {
  const { t } = useTranslation()
  const isGuest = useSession((session) => session.user === null)
  return (
    <MessagePage status={404} title="Page Not Found" titleLang="en" help={t('notFound.help')}>
      <Link to={isGuest ? '/login' : '/'} className={classes.primary}>
        {t(isGuest ? 'notFound.login' : 'notFound.home')}
      </Link>
    </MessagePage>
  )
}
