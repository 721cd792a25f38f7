import { useTranslation } from 'react-i18next'
import type { Quotation } from '~/api/types'
import { useCsvExport } from '~/shared/order/list/use-csv-export'

/** Quotations as a file for spreadsheets. */
export function useQuotationsExport() {
  const { t } = useTranslation('quotations')
  return useCsvExport<Quotation>('quotations', async (quotations) => {
    const { downloadQuotations } = await import('./download-quotations')
    downloadQuotations(t, quotations)
  })
}
