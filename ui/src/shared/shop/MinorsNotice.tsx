import { IconRating18Plus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from './MinorsNotice.module.css'

/** What the law has wherever alcohol is sold to individuals: no sale to minors, and what abuse does (L. 3342-1, L. 3323-4). */
export function MinorsNotice() {
  const { t } = useTranslation('shop')
  return (
    <aside className={classes.notice} aria-label={t('minors.label')}>
      <IconRating18Plus className={classes.sign} size={26} stroke={1.6} aria-hidden />
      <div>
        <p className={classes.ban}>{t('minors.ban')}</p>
        <p>{t('minors.proof')}</p>
        <p className={classes.law}>{t('minors.law')}</p>
      </div>
      <p className={classes.health}>{t('minors.health')}</p>
    </aside>
  )
}
