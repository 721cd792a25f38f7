import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { demoAccountsQuery } from '~/shared/api/demo'
import classes from './DemoNote.module.css'

/** Says on every page that the data are a demonstration's; absent otherwise. */
export function DemoNote() {
  const { t } = useTranslation()
  const { data } = useQuery(demoAccountsQuery)
  if (!data?.length) return null
  return (
    <span className={classes.note} title={t('demo.help')}>
      <span data-heard>{t('demo.note')}</span>
      <span className={classes.short} aria-hidden="true">
        {t('demo.short')}
      </span>
    </span>
  )
}
