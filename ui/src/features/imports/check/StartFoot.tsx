import { Button, Radio } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatInteger } from '~/shared/format/format'
import { Dock } from '~/shared/parts/Dock'
import { Notice } from '~/shared/parts/Notice'
import { type ImportMode, type ProductImport, readyOf } from '../imports'
import { keepImport, startImport } from '../queries'
import { refusalOf } from '../refusal'
import { repairsSaved } from './repairs'
import classes from './StartFoot.module.css'

/** The start: all rows or none, or those that are right; with what becomes of the rest. */
export function StartFoot({ of }: { of: ProductImport }) {
  const { t } = useTranslation('imports')
  const client = useQueryClient()
  const { faulty } = of.counts
  const ready = readyOf(of.counts)
  const [chosen, setChosen] = useState<ImportMode | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const mode: ImportMode = faulty > 0 ? 'valid' : (chosen ?? 'all')

  async function start(): Promise<void> {
    setBusy(true)
    setError(null)
    try {
      if (!(await repairsSaved(of.id))) {
        setError(t('start.unsaved'))
        setBusy(false)
        return
      }
      keepImport(client, await startImport(of.id, mode))
    } catch (caught) {
      setError(refusalOf(t, caught))
      setBusy(false)
    }
  }

  return (
    <Dock isSticky className={classes.foot}>
      {error && <Notice tone="error">{error}</Notice>}
      <div className={classes.choice}>
        <fieldset className={classes.modes}>
          <legend className={classes.legend}>{t('start.label')}</legend>
          <Radio
            name="mode"
            value="all"
            label={t('start.all')}
            description={
              faulty > 0 ? t('start.allClosed', { count: faulty, amount: formatInteger(faulty) }) : t('start.allHelp')
            }
            disabled={faulty > 0}
            checked={mode === 'all'}
            onChange={() => setChosen('all')}
          />
          <Radio
            name="mode"
            value="valid"
            label={t('start.valid')}
            description={
              faulty > 0 ? t('start.validHelp', { count: faulty, amount: formatInteger(faulty) }) : t('start.validAll')
            }
            checked={mode === 'valid'}
            onChange={() => setChosen('valid')}
          />
        </fieldset>
        <Button className={classes.start ?? ''} disabled={ready === 0} loading={isBusy} onClick={() => void start()}>
          {ready === 0 ? t('start.nothing') : t('start.go', { count: ready, amount: formatInteger(ready) })}
        </Button>
      </div>
    </Dock>
  )
}
