import { useTranslation } from 'react-i18next'
import { ListExport } from '~/shared/list/ListExport'
import type { ListSearch } from '~/shared/list/list'
import type { ListOnScreen } from '~/shared/list/use-list'
import type { Receipt } from '../receipt'

/** The receipts of a list as a file for spreadsheets. */
export function ReceiptExport<Search extends ListSearch>({ receipts }: { receipts: ListOnScreen<Receipt, Search> }) {
  const { t } = useTranslation('receipts')
  return (
    <ListExport
      on={receipts}
      label={t('export.all')}
      file={t('export.file')}
      failed={t('export.failed')}
      csv={async (rows) => (await import('./receipts-csv')).receiptsCsv(t, rows)}
    />
  )
}
