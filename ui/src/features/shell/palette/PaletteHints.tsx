import { Kbd } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from './Palette.module.css'

const ARROWS = '↑ ↓'

/** The palette's own keys; not shown where there is no keyboard. */
export function PaletteHints() {
  const { t } = useTranslation('shell')
  return (
    <p className={classes.hints} aria-hidden="true">
      <span>
        <Kbd size="xs">{ARROWS}</Kbd> {t('palette.hint.move')}
      </span>
      <span>
        <Kbd size="xs">{t('keyboard.key.enter')}</Kbd> {t('palette.hint.open')}
      </span>
      <span>
        <Kbd size="xs">{t('keyboard.key.escape')}</Kbd> {t('palette.hint.close')}
      </span>
    </p>
  )
}
