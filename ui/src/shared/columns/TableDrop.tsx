import { Button, Progress } from '@mantine/core'
import { IconTableImport } from '@tabler/icons-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { formatInteger, formatPercent } from '~/shared/format/format'
import { DropZone } from '~/shared/forms/files/DropZone'
import { formatKilobytes } from '~/shared/forms/files/format-size'
import { Notice } from '~/shared/parts/Notice'
import classes from './UploadProgress.module.css'
import type { Upload } from './use-upload'

interface Props {
  upload: Upload | null
  maxKilobytes: number
  maxRows: number
  onFiles: (files: File[]) => void
  onCancel: () => void
  /** It has the focus in the dialog that it opens in. */
  withFocus?: boolean
}

/** Takes a table, CSV or Excel: dropped or chosen, on its way, or refused with why. */
export function TableDrop({ upload, maxKilobytes, maxRows, onFiles, onCancel, withFocus = false }: Props) {
  const { t } = useTranslation('tables')
  const id = useId()
  const refusal = upload?.refusal
  return (
    <>
      {upload && !refusal ? (
        <UploadProgress upload={upload} onCancel={onCancel} />
      ) : (
        <DropZone
          icon={<IconTableImport size={28} stroke={1.5} />}
          choose={t('choose')}
          drop={t('drop')}
          hint={t('hint', { size: formatKilobytes(maxKilobytes), rows: formatInteger(maxRows) })}
          extensions={['csv', 'xlsx', 'txt']}
          onFiles={onFiles}
          field={{
            id,
            'aria-describedby': refusal ? `${id}-refusal` : undefined,
            'aria-invalid': refusal ? true : undefined,
            'data-autofocus': withFocus || undefined,
          }}
        />
      )}
      {upload && refusal && (
        <div id={`${id}-refusal`}>
          <Notice tone="error" title={t('refused.title', { file: upload.name })}>
            {refusal}
          </Notice>
        </div>
      )}
    </>
  )
}

/** A file on its way: how far it has gone, and then that it is being read. */
function UploadProgress({ upload: { name, size, percent }, onCancel }: { upload: Upload; onCancel: () => void }) {
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
