import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useSession } from '~/shared/session/session'
import { MessagePage } from './MessagePage'

/** An unknown page; a guest is offered the sign-in. */
export function NotFoundPage() {
  const { t } = useTranslation()
  const isGuest = useSession((session) => session.user === null)
  return (
    <MessagePage status={404} title="Page Not Found" help={t('notFound.help')}>
      <Button component={Link} to={isGuest ? '/login' : '/'}>
        {t(isGuest ? 'notFound.login' : 'notFound.home')}
      </Button>
    </MessagePage>
  )
}
