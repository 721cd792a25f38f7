import { IconArrowRight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from './HistoryChanges.module.css'
import type { Change } from './history-changes'

/** What an act changed: each member with what it was and what it is. */
export function HistoryChanges({ changes }: { changes: Change[] }) {
  const { t } = useTranslation('users')
  return (
    <ul className={classes.changes}>
      {changes.map(({ key, label, from, to, isHidden }) => (
        <li key={key}>
          <span className={classes.label}>{label}</span>{' '}
          {isHidden ? (
            <span>{t('change.hidden')}</span>
          ) : (
            <span className={classes.values}>
              {from !== null && (
                <>
                  <del className={classes.from}>{from}</del>
                  <IconArrowRight size={14} stroke={1.8} className={classes.arrow} aria-label={t('change.became')} />
                </>
              )}
              {to === null ? <i>{t('change.nothing')}</i> : <ins className={classes.to}>{to}</ins>}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
