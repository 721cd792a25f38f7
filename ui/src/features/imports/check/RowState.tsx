import { useTranslation } from 'react-i18next'
import { StateDot } from '~/shared/document/StateDot'
import { type ImportRow, rowStates } from '../imports'
import { rowProblems } from './problems'
import classes from './RowState.module.css'

/** Where a row stands in the file, what it will do, and what is wrong with it as a whole. */
export function RowState({ row }: { row: ImportRow }) {
  const { t } = useTranslation('imports')
  return (
    <span className={classes.state}>
      <span className={classes.number}>{t('check.number', { row: row.number })}</span>
      {row.action && <StateDot of={rowStates} state={row.action} />}
      {rowProblems(row).map((message) => (
        <span key={message} className={classes.problem}>
          {message}
        </span>
      ))}
    </span>
  )
}
