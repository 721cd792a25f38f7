import { IconArrowRight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Recovery } from './recovery'
import classes from './Way.module.css'

/** The warehouse that goods leave, and the one they move to. */
export function Way({ recovery: { warehouse, moveTo } }: { recovery: Pick<Recovery, 'warehouse' | 'moveTo'> }) {
  const { t } = useTranslation('recoveries')
  if (moveTo === null) return t(`place.${warehouse}`)
  return (
    <span className={classes.way}>
      {t(`place.${warehouse}`)}
      <IconArrowRight size={15} stroke={1.8} role="img" aria-label={t('to')} />
      {t(`place.${moveTo}`)}
    </span>
  )
}
