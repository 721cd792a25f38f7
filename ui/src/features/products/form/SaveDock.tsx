import { Loader } from '@mantine/core'
import { IconDeviceFloppy } from '@tabler/icons-react'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { formatPercent } from '~/shared/format/format'
import { SendingContext } from '~/shared/forms/sending'
import { join } from '~/shared/layout/props'
import { Dock } from '~/shared/parts/Dock'
import dock from '~/shared/parts/Dock.module.css'
import classes from './SaveDock.module.css'

interface Props {
  /** Fields that differ from what is saved. */
  changes: number
  /** Null where only a part of the sheet is seen. */
  score: number | null
  isNew: boolean
}

/** What is not saved yet, and the button that saves it; stays at the bottom of the screen. */
export function SaveDock({ changes, score, isNew }: Props) {
  const { t } = useTranslation('products')
  const isSending = use(SendingContext)
  return (
    <Dock as="section" isSticky className={classes.dock} aria-label={t('dock.label')}>
      <p className={classes.state} role="status">
        {changes === 0 ? t(isNew ? 'dock.empty' : 'dock.saved') : t('dock.changes', { count: changes })}
        {changes > 0 && <small>{t('dock.kept')}</small>}
      </p>
      {score !== null && <span className={classes.score}>{t('dock.score', { score: formatPercent(score) })}</span>}
      <button type="submit" className={join(dock.act, classes.save)} aria-disabled={isSending || undefined}>
        {isSending ? (
          <Loader size={16} color="currentColor" aria-label={t('form.sending')} />
        ) : (
          <IconDeviceFloppy size={18} stroke={1.8} aria-hidden />
        )}
        {t(isNew ? 'create' : 'save')}
      </button>
    </Dock>
  )
}
