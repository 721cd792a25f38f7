import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Query } from '~/shared/api/query-string'
import { tell } from '~/shared/api/tell'
import { download } from '~/shared/export/download'
import { fetchFile } from '~/shared/export/fetch-file'

/** Hands a file of the API to the person, or says that it did not come. */
export function useDownload() {
  const { t } = useTranslation('imports')
  const [isBusy, setBusy] = useState(false)

  async function save(path: string, query: Query, name: string): Promise<void> {
    setBusy(true)
    try {
      download(name, await fetchFile(path, query))
    } catch (error) {
      tell(error, t('downloadFailed'))
    } finally {
      setBusy(false)
    }
  }

  return { isBusy, save }
}
