import { Button, Progress } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatInteger, plural } from '~/shared/format/format'
import { type Mark, paceOf, remainingOf, withMark } from '~/shared/format/rate'
import { Dim } from '~/shared/layout/Dim'
import { Notice } from '~/shared/parts/Notice'
import { Panel } from '~/shared/parts/Panel'
import type { ProductImport } from './imports'
import classes from './ProgressPanel.module.css'
import { useAct } from './use-act'

/** A check, an import or an undo that goes on at the server; the page may be left meanwhile. */
export function ProgressPanel({ of }: { of: ProductImport }) {
  const { t } = useTranslation('imports')
  const { act, isBusy, error } = useAct(of)
  const { done, total } = of.progress
  const pace = usePace(done)
  const seconds = remainingOf(pace, done, total)
  const isStopped = of.state === 'interrupted'
  const facts = [
    t('progress.rows', { count: total, done: formatInteger(done), total: formatInteger(total) }),
    !isStopped && pace !== null && t('progress.pace', plural(Math.round(pace))),
    !isStopped && seconds !== null && remaining(seconds),
  ].filter(Boolean)

  function remaining(left: number): string {
    if (left < 60) return t('progress.seconds', { count: left })
    return t('progress.minutes', { count: Math.round(left / 60) })
  }

  return (
    <Panel title={t(`progress.${of.state}`)}>
      <div className={classes.progress}>
        {isStopped && <Notice tone="error">{of.reason ?? t('progress.stopped')}</Notice>}
        <Progress
          size="lg"
          value={total > 0 ? (done / total) * 100 : 0}
          animated={!isStopped}
          aria-label={t(`progress.${of.state}`)}
        />
        <p className={classes.facts} role="status">
          {facts.join(' · ')}
        </p>
        {!isStopped && <Dim as="p">{t('progress.leave')}</Dim>}
        {error && <Notice tone="error">{error}</Notice>}
        <div className={classes.acts}>
          {of.may.resume && (
            <Button loading={isBusy} onClick={() => void act('resume')}>
              {t('act.resume')}
            </Button>
          )}
          {of.may.cancel && (
            <Button variant="default" loading={isBusy} onClick={() => void act('cancel')}>
              {t(of.state === 'checking' ? 'act.cancelCheck' : 'act.cancel')}
            </Button>
          )}
        </div>
      </div>
    </Panel>
  )
}

/** Rows per second, as they were seen to go by. */
function usePace(done: number): number | null {
  const [marks, setMarks] = useState<Mark[]>([])
  useEffect(() => setMarks((before) => withMark(before, { at: Date.now(), done })), [done])
  return paceOf(marks)
}
