import { IconTableImport } from '@tabler/icons-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { formatInteger } from '~/shared/format/format'
import { DropZone } from '~/shared/forms/files/DropZone'
import { formatKilobytes } from '~/shared/forms/files/format-size'
import { Notice } from '~/shared/parts/Notice'
import { UploadProgress } from './UploadProgress'
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
