import { type ErrorComponentProps, Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Forbidden } from '~/shared/access/forbidden'
import { ApiError } from '~/shared/api/errors'
import { MessagePage } from './MessagePage'
import classes from './MessagePage.module.css'
import { NotFoundPage } from './NotFoundPage'

/** A screen that failed: refused (401), not visible to the person (404), anything else (500). */
export function ErrorPage({ error }: ErrorComponentProps) {
  const { t } = useTranslation()
  if (error instanceof ApiError && error.status === 404) return <NotFoundPage />
  if (error instanceof Forbidden) {
    return (
      <MessagePage status={401} title={t('access.refused')} help={t('access.help')}>
        <Link to="/" className={classes.primary}>
          {t('notFound.home')}
        </Link>
      </MessagePage>
    )
  }
  const requestId = error instanceof ApiError ? error.requestId : null
  return (
    <MessagePage
      status={500}
      title="Internal Server Error"
      titleLang="en"
      help={t('error.fatal')}
      note={requestId && t('error.reference', { id: requestId })}
    >
      <button type="button" className={classes.primary} onClick={() => window.location.reload()}>
        {t('error.retry')}
      </button>
      <Link to="/" className={classes.secondary}>
        {t('notFound.home')}
      </Link>
    </MessagePage>
  )
}
