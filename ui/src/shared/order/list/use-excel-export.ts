import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Query } from '~/shared/api/query-string'
import { tell } from '~/shared/api/tell'
import { download } from '~/shared/export/download'
import { fetchFile } from '~/shared/export/fetch-file'
import type { Listed } from './bulk-moves'

/** The whole of a list as a workbook, which the server makes; a list that is too long is refused with what to do. */
export function useExcelExport(of: Listed, list: Query) {
  const { t } = useTranslation('order')
  const [isBusy, setIsBusy] = useState(false)

  async function onExcel(): Promise<void> {
    setIsBusy(true)
    try {
      download(`${t(`export.file.${of}`)}.xlsx`, await fetchFile(`/${of}/export`, list))
    } catch (error) {
      tell(error, t('export.failed'))
    } finally {
      setIsBusy(false)
    }
  }

  return { isBusy, onExcel }
}
