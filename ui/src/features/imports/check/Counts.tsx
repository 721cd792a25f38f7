import { useTranslation } from 'react-i18next'
import { formatInteger } from '~/shared/format/format'
import type { ImportCounts } from '../imports'
import classes from './Counts.module.css'

/** What the rows will do, in one line: the rows themselves need the room. */
export function Counts({ counts }: { counts: ImportCounts }) {
  const { t } = useTranslation('imports')
  return (
    <dl className={classes.counts} aria-label={t('counts.label')}>
      {(['created', 'changed', 'unchanged', 'faulty'] as const).map((key) => (
        <div key={key} className={classes.count} data-kind={counts[key] > 0 ? key : 'none'}>
          <dt>{t(`counts.${key}`)}</dt>
          <dd>{formatInteger(counts[key])}</dd>
        </div>
      ))}
    </dl>
  )
}
