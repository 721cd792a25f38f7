import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatKilobytes } from '~/shared/forms/files/format-size'
import type { ProductImport } from './imports'
import { refusalOf } from './refusal'
import { uploadFile } from './upload-file'

/** What the server takes: kilobytes of a file, rows of it. */
export const MAX_KILOBYTES = 64 * 1024
export const MAX_ROWS = 100_000

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

/** Sends one file at a time, and says why it is not taken. */
export function useUpload(onSent: (sent: ProductImport) => void) {
  const { t } = useTranslation('imports')
  const [upload, setUpload] = useState<Upload | null>(null)
  const abort = useRef<AbortController>(null)
  useEffect(() => () => abort.current?.abort(), [])

  function refusalBefore(file: File): string | null {
    if (file.size === 0) return t('refused.empty')
    return file.size > MAX_KILOBYTES * 1024 ? t('refused.heavy', { size: formatKilobytes(MAX_KILOBYTES) }) : null
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
      onSent(await uploadFile(file, { onProgress: (percent) => show(percent), signal: own.signal }))
    } catch (error) {
      if (!own.signal.aborted) show(0, refusalOf(t, error, t('refused.network'), t('refused.unknown')))
    }
  }

  function cancel(): void {
    abort.current?.abort()
    setUpload(null)
  }

  return { upload, take, cancel }
}
