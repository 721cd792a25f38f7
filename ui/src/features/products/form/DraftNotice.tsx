import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatDateTime } from '~/shared/format/format'
import { Notice } from '~/shared/parts/Notice'
import classes from './DraftNotice.module.css'

interface Props {
  at: string
  onResume: () => void
  onDrop: () => void
}

/** What was entered earlier and never saved, offered again. */
export function DraftNotice({ at, onResume, onDrop }: Props) {
  const { t } = useTranslation('products')
  return (
    <div className={classes.notice}>
      <Notice tone="attention" title={t('draft.title')}>
        <p className={classes.words}>{t('draft.help', { at: formatDateTime(at) })}</p>
        <div className={classes.actions}>
          <Button variant="default" onClick={onResume}>
            {t('draft.resume')}
          </Button>
          <Button variant="subtle" color="gray" onClick={onDrop}>
            {t('draft.drop')}
          </Button>
        </div>
      </Notice>
    </div>
  )
}
