import { Button, Radio } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { plural } from '~/shared/format/format'
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

  const some = plural(faulty)
  const ways = [
    { value: 'all', help: faulty > 0 ? t('start.allClosed', some) : t('start.allHelp'), isClosed: faulty > 0 },
    { value: 'valid', help: faulty > 0 ? t('start.validHelp', some) : t('start.validAll'), isClosed: false },
  ] as const
  return (
    <Dock isSticky className={classes.foot}>
      {error && <Notice tone="error">{error}</Notice>}
      <div className={classes.choice}>
        <fieldset className={classes.modes}>
          <legend className={classes.legend}>{t('start.label')}</legend>
          {ways.map(({ value, help, isClosed }) => (
            <Radio
              key={value}
              name="mode"
              value={value}
              label={t(`start.${value}`)}
              description={help}
              disabled={isClosed}
              checked={mode === value}
              onChange={() => setChosen(value)}
            />
          ))}
        </fieldset>
        <Button className={classes.start ?? ''} disabled={ready === 0} loading={isBusy} onClick={() => void start()}>
          {ready === 0 ? t('start.nothing') : t('start.go', plural(ready))}
        </Button>
      </div>
    </Dock>
  )
}
