import { useTranslation } from 'react-i18next'
import { PaperPage as Page } from '~/shared/paper/PaperPage'
import type { Paper } from '../detail/search'
import type { ReceiptDetail } from '../receipt'
import { DifferenceReport } from './DifferenceReport'
import { Slip } from './Slip'

/** A paper of a receipt as it will be printed. */
export function PaperPage({ receipt, paper }: { receipt: ReceiptDetail; paper: Paper }) {
  const { t } = useTranslation('receipts')
  const { id, number, supplier } = receipt
  return (
    <Page title={t(`paper.${paper}`)} back={{ to: `/receipts/${id}`, label: number }} subtitle={supplier.company}>
      {paper === 'slip' ? <Slip receipt={receipt} /> : <DifferenceReport receipt={receipt} />}
    </Page>
  )
}
