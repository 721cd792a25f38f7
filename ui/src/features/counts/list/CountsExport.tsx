import { useTranslation } from 'react-i18next'
import { ExportMenu } from '~/shared/export/ExportMenu'
import { useExport } from '~/shared/export/use-export'
import type { ListOnScreen } from '~/shared/list/use-list'
import type { StockCount } from '../count'
import type { CountsSearch } from './search'

/** The counts of the list as a file for spreadsheets. */
export function CountsExport({ counts }: { counts: ListOnScreen<StockCount, CountsSearch> }) {
  const { t } = useTranslation('counts')
  const { isBusy, onCsv } = useExport(t('export.failed'))
  return (
    <ExportMenu
      label={t('export.all')}
      ways={[
        {
          label: t('export.all'),
          onChoose: () =>
            void onCsv(t('export.file'), counts.all, async (rows) => (await import('./counts-csv')).countsCsv(t, rows)),
        },
      ]}
      disabled={!counts.pages.total}
      isBusy={isBusy}
    />
  )
}
