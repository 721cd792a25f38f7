import { Button, Progress } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatPercent } from '~/shared/format/format'
import { formatKilobytes } from '~/shared/forms/files/format-size'
import classes from './UploadProgress.module.css'
import type { Upload } from './use-upload'

/** A file on its way: how far it has gone, and then that it is being read. */
export function UploadProgress({
  upload: { name, size, percent },
  onCancel,
}: {
  upload: Upload
  onCancel: () => void
}) {
  const { t } = useTranslation('tables')
  const isReading = percent >= 100
  const state = isReading ? t('reading') : t('sending', { percent: formatPercent(percent) })
  return (
    <div className={classes.upload}>
      <p className={classes.name}>{name}</p>
      <p className={classes.state}>
        {formatKilobytes(Math.ceil(size / 1024))} · <span role="status">{state}</span>
      </p>
      <Progress
        className={classes.bar ?? ''}
        value={percent}
        animated={isReading}
        aria-label={t('progress', { file: name })}
      />
      <Button variant="default" className={classes.cancel ?? ''} onClick={onCancel}>
        {t('cancel')}
      </Button>
    </div>
  )
}
