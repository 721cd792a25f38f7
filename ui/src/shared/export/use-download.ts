import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Query } from '~/shared/api/query-string'
import { tell } from '~/shared/api/tell'
import { download } from '~/shared/export/download'
import { fetchFile } from '~/shared/export/fetch-file'

/** Hands a file of the API to the person, or says that it did not come; its name may depend on what came. */
export function useDownload() {
  const { t } = useTranslation()
  const [isBusy, setBusy] = useState(false)

  async function save(path: string, query: Query, name: string | ((file: Blob) => string)): Promise<void> {
    setBusy(true)
    try {
      const file = await fetchFile(path, query)
      download(typeof name === 'string' ? name : name(file), file)
    } catch (error) {
      tell(error, t('file.notDownloaded'))
    } finally {
      setBusy(false)
    }
  }

  return { isBusy, save }
}
