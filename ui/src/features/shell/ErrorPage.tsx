import { Button } from '@mantine/core'
import { type ErrorComponentProps, Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Forbidden } from '~/shared/access/forbidden'
import { ApiError } from '~/shared/api/errors'
import { MessagePage } from './MessagePage'
import { NotFoundPage } from './NotFoundPage'

/** A screen that failed: refused (401), not visible to the person (404), anything else (500). */
export function ErrorPage({ error }: ErrorComponentProps) {
  const { t } = useTranslation()
  if (error instanceof ApiError && error.status === 404) return <NotFoundPage />
  if (error instanceof Forbidden) {
    return (
      <MessagePage status={401} title={t('access.refused')} help={t('access.help')}>
        <Button component={Link} to="/">
          {t('notFound.home')}
        </Button>
      </MessagePage>
    )
  }
  return (
    <MessagePage status={500} title="Internal Server Error" help={t('error.fatal')}>
      <Button onClick={() => window.location.reload()}>{t('error.reload')}</Button>
      <Button component={Link} to="/" variant="default">
        {t('notFound.home')}
      </Button>
    </MessagePage>
  )
}
