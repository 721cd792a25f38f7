import { useTranslation } from 'react-i18next'
import { useRowAct } from '~/shared/table/use-row-act'
import { toast } from '~/shared/toasts/toast'
import type { Listed } from './bulk-moves'

/** Rows of a list as a file for spreadsheets, which `keep` makes. */
export function useCsvExport<Row>(of: Listed, keep: (rows: Row[]) => Promise<void>) {
  const { t } = useTranslation('order')
  const { isBusy, withRows } = useRowAct<Row>()
  const onExport = (gather: () => Promise<Row[]>) =>
    withRows(
      gather,
      async (rows) => {
        await keep(rows)
        toast.success(t(`export.done.${of}`, { count: rows.length }))
      },
      t('export.failed'),
    )
  return { isBusy, onExport }
}
