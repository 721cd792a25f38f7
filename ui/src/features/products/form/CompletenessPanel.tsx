import { IconCircleCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { formatPercent } from '~/shared/format/format'
import { Panel } from '~/shared/parts/Panel'
import type { Completeness } from '../sheet/sheet'
import classes from './CompletenessPanel.module.css'

interface Props {
  completeness: Completeness
  onJump: (field: string) => void
}

/** How complete the sheet is, and the way to each thing that is missing. */
export function CompletenessPanel({ completeness: { score, missing }, onJump }: Props) {
  const { t } = useTranslation('products')
  return (
    <Panel title={t('completeness.title')} aside={<b className={classes.score}>{formatPercent(score)}</b>}>
      <progress
        className={classes.bar}
        max={100}
        value={score}
        aria-label={t('completeness.title')}
        data-full={score === 100 || undefined}
      />
      {missing.length === 0 ? (
        <p className={classes.full}>
          <IconCircleCheck size={18} stroke={1.7} aria-hidden />
          {t('completeness.full')}
        </p>
      ) : (
        <ul className={classes.missing} aria-label={t('completeness.missing')}>
          {missing.map((field) => (
            <li key={field}>
              <button type="button" className={classes.jump} onClick={() => onJump(field)}>
                {t(`missing.${field}`)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
