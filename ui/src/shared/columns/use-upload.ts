import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { refusalIn } from '~/shared/api/refusal'
import { type UploadTarget, uploadFile } from '~/shared/api/upload-file'
import { formatKilobytes } from '~/shared/forms/files/format-size'

/** A file on its way, or one that was refused. */
export interface Upload {
  name: string
  /** Bytes. */
  size: number
  /** 0 to 100; at 100 the server reads it. */
  percent: number
  /** Why it is not taken. */
  refusal: string | null
}

interface Options<Answer> {
  /** Where it goes. */
  target: (file: File) => UploadTarget
  /** What the server takes. */
  maxKilobytes: number
  onSent: (answer: Answer, name: string) => void
}

/** Sends one table at a time, and says why it is not taken. */
export function useUpload<Answer>({ target, maxKilobytes, onSent }: Options<Answer>) {
  const { t } = useTranslation('tables')
  const [upload, setUpload] = useState<Upload | null>(null)
  const abort = useRef<AbortController>(null)
  useEffect(() => () => abort.current?.abort(), [])

  function refusalBefore(file: File): string | null {
    if (file.size === 0) return t('refused.empty')
    return file.size > maxKilobytes * 1024 ? t('refused.heavy', { size: formatKilobytes(maxKilobytes) }) : null
  }

  async function take([file]: File[]): Promise<void> {
    if (!file) return
    abort.current?.abort()
    const { name, size } = file
    const show = (percent: number, refusal: string | null = null) => setUpload({ name, size, percent, refusal })
    const refused = refusalBefore(file)
    if (refused) return show(0, refused)
    const own = new AbortController()
    abort.current = own
    show(0)
    try {
      const options = { onProgress: (percent: number) => show(percent), signal: own.signal }
      onSent(await uploadFile<Answer>(target(file), file, options), name)
    } catch (error) {
      if (!own.signal.aborted) show(0, refusalIn(error, t('refused.network'), t('refused.unknown')))
    }
  }

  function cancel(): void {
    abort.current?.abort()
    setUpload(null)
  }

  return { upload, take, cancel }
}
