import { useTranslation } from 'react-i18next'
import { ExportMenu } from '~/shared/export/ExportMenu'
import { useExport } from '~/shared/export/use-export'
import type { ListSearch } from '~/shared/list/list'
import type { ListOnScreen } from '~/shared/list/use-list'
import type { Receipt } from '../receipt'

/** The receipts of a list as a file for spreadsheets. */
export function ReceiptExport<Search extends ListSearch>({ receipts }: { receipts: ListOnScreen<Receipt, Search> }) {
  const { t } = useTranslation('receipts')
  const { isBusy, onCsv } = useExport(t('export.failed'))
  return (
    <ExportMenu
      label={t('export.all')}
      ways={[
        {
          label: t('export.all'),
          onChoose: () =>
            void onCsv(t('export.file'), receipts.all, async (rows) =>
              (await import('./receipts-csv')).receiptsCsv(t, rows),
            ),
        },
      ]}
      disabled={!receipts.pages.total}
      isBusy={isBusy}
    />
  )
}
