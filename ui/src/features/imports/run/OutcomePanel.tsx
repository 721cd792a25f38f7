import { Button } from '@mantine/core'
import { IconArrowBackUp, IconCheck, IconX } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDownload } from '~/shared/export/use-download'
import { formatDateTime, formatInteger, plural } from '~/shared/format/format'
import { Confirm } from '~/shared/parts/Confirm'
import { IconTile } from '~/shared/parts/IconTile'
import { KpiRow, KpiTile } from '~/shared/parts/KpiTile'
import { Notice } from '~/shared/parts/Notice'
import { Panel } from '~/shared/parts/Panel'
import { importStates, type ProductImport } from '../imports'
import { useAct } from '../use-act'
import classes from './RunStep.module.css'

const signs = { done: IconCheck, failed: IconX, undone: IconArrowBackUp, canceled: IconX }

/** What came of an import, the way to its products, and the way back. */
export function OutcomePanel({ of }: { of: ProductImport }) {
  const { t } = useTranslation('imports')
  const { act, isBusy, error } = useAct(of)
  const { isBusy: isSaving, save } = useDownload()
  const [isAsking, setAsking] = useState(false)
  const { result, undoUntil, may } = of
  const written = result.created + result.changed
  const canUndo = may.undo && undoUntil !== null && Date.parse(undoUntil) > Date.now()
  const state = of.state as keyof typeof signs
  const Sign = signs[state]
  const isBack = state === 'undone' || state === 'failed'
  const figures = isBack ? (['undone', 'kept'] as const) : (['created', 'changed', 'unchanged', 'faulty'] as const)
  return (
    <Panel>
      <div className={classes.outcome}>
        <div className={classes.lead} role="status">
          <IconTile icon={Sign} size={22} stroke={1.8} className={classes.sign} tone={importStates.tones[state]} />
          <div>
            <h2 className={classes.title}>
              {t(state === 'canceled' && of.mode === null ? 'outcome.left' : `outcome.${state}`)}
            </h2>
            <p className={classes.words}>{words()}</p>
          </div>
        </div>
        {of.mode !== null && (
          <KpiRow label={t('outcome.figures')}>
            {figures.map((key) => (
              <KpiTile
                key={key}
                label={t(`outcome.figure.${key}`)}
                value={formatInteger(result[key])}
                detail={t(`outcome.figure.${key}Detail`)}
              />
            ))}
          </KpiRow>
        )}
        {error && <Notice tone="error">{error}</Notice>}
        <div className={classes.acts}>
          {may.resume && (
            <Button loading={isBusy} onClick={() => void act('resume')}>
              {t('act.resume')}
            </Button>
          )}
          {written > 0 && !isBack && (
            <Button component={Link} to="/products/list" variant={may.resume ? 'default' : 'filled'}>
              {t('act.products')}
            </Button>
          )}
          {result.faulty > 0 && of.rowsKept && (
            <Button
              variant="default"
              loading={isSaving}
              onClick={() => void save(`/product_imports/${of.id}/errors`, {}, t('check.errorFile', { id: of.id }))}
            >
              {t('check.download')}
            </Button>
          )}
          <Button component={Link} to="/products/import" variant="default">
            {t('act.another')}
          </Button>
          {canUndo && (
            <Button variant="default" loading={isBusy} onClick={() => setAsking(true)}>
              {t('act.undo')}
            </Button>
          )}
        </div>
      </div>
      <Confirm
        opened={isAsking}
        title={t('undo.title')}
        confirm={t('undo.confirm', plural(written))}
        cancel={t('undo.keep')}
        danger
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          void act('undo')
        }}
      >
        {t('undo.help')}
      </Confirm>
    </Panel>
  )

  function words(): string {
    if (state === 'failed') return of.reason ?? t('outcome.failedHelp')
    if (state === 'undone') return t(result.kept > 0 ? 'outcome.someKept' : 'outcome.allUndone')
    if (state === 'canceled' && of.mode === null) return t('outcome.leftHelp')
    if (canUndo && undoUntil) return t('outcome.undoUntil', { at: formatDateTime(undoUntil) })
    return t(written > 0 ? 'outcome.undoPast' : 'outcome.nothing')
  }
}
