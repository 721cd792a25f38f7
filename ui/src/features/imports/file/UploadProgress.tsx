import { Button, Progress } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatPercent } from '~/shared/format/format'
import { formatKilobytes } from '~/shared/forms/files/format-size'
import type { Upload } from '../use-upload'
import classes from './UploadProgress.module.css'

/** A file on its way: how far it has gone, and then that it is being read. */
export function UploadProgress({
  upload: { name, size, percent },
  onCancel,
}: {
  upload: Upload
  onCancel: () => void
}) {
  const { t } = useTranslation('imports')
  const isReading = percent >= 100
  const state = isReading ? t('file.reading') : t('file.sending', { percent: formatPercent(percent) })
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
        aria-label={t('file.progress', { file: name })}
      />
      <Button variant="default" className={classes.cancel ?? ''} onClick={onCancel}>
        {t('file.cancel')}
      </Button>
    </div>
  )
}
