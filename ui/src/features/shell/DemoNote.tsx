import { Tooltip } from '@mantine/core'
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
    <Tooltip label={t('demo.help')} multiline w={240}>
      <span className={classes.note}>
        <span className={classes.long}>{t('demo.note')}</span>
        <span className={classes.short} aria-hidden="true">
          {t('demo.short')}
        </span>
      </span>
    </Tooltip>
  )
}
