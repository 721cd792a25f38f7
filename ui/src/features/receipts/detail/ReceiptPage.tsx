import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { DetailScreen } from '~/shared/detail/DetailScreen'
import { useOne } from '~/shared/detail/use-one'
import { listAsLeft } from '~/shared/parts/list-memory'
import { receipts } from '../receipt-query'
import type { ReceiptSearch } from './search'

const ReceiptView = lazy(() => import('./ReceiptView').then((part) => ({ default: part.ReceiptView })))
const CountPage = lazy(() => import('../count/CountPage').then((part) => ({ default: part.CountPage })))
const PaperPage = lazy(() => import('../paper/PaperPage').then((part) => ({ default: part.PaperPage })))

/** One receipt: to read, to count, or on paper. */
export function ReceiptPage({ id, search: { paper, count } }: { id: string; search: ReceiptSearch }) {
  const { t } = useTranslation('receipts')
  const asked = useOne(receipts.one(id))
  return (
    <DetailScreen title={t('one')} back={{ ...listAsLeft('/receipts'), label: t('title') }} asked={asked}>
      {(receipt) => {
        if (paper !== undefined) return <PaperPage receipt={receipt} paper={paper} />
        return count === undefined ? <ReceiptView receipt={receipt} /> : <CountPage receipt={receipt} />
      }}
    </DetailScreen>
  )
}
