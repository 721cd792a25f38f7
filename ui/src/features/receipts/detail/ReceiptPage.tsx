import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { isNotFound } from '~/shared/api/errors'
import { PageSkeleton } from '~/shared/order/PageSkeleton'
import { ErrorState } from '~/shared/parts/ErrorState'
import { listAsLeft } from '~/shared/parts/list-memory'
import { PageHeader } from '~/shared/parts/PageHeader'
import { Panel } from '~/shared/parts/Panel'
import type { ReceiptDetail } from '../receipt'
import { receiptQuery } from '../receipt-query'
import type { ReceiptSearch } from './search'

const ReceiptView = lazy(() => import('./ReceiptView').then((part) => ({ default: part.ReceiptView })))
const CountPage = lazy(() => import('../count/CountPage').then((part) => ({ default: part.CountPage })))
const PaperPage = lazy(() => import('../paper/PaperPage').then((part) => ({ default: part.PaperPage })))

/** One receipt: to read, to count, or on paper. */
export function ReceiptPage({ id, search }: { id: string; search: ReceiptSearch }) {
  const { t } = useTranslation('receipts')
  const { data: receipt, error, refetch } = useQuery({ ...receiptQuery(id), throwOnError: isNotFound })
  if (!receipt) {
    return (
      <>
        <PageHeader title={t('one')} back={{ ...listAsLeft('/receipts'), label: t('title') }} />
        {error ? (
          <Panel>
            <ErrorState error={error} onRetry={() => void refetch()} />
          </Panel>
        ) : (
          <PageSkeleton />
        )}
      </>
    )
  }
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Shown receipt={receipt} search={search} />
    </Suspense>
  )
}

function Shown({ receipt, search }: { receipt: ReceiptDetail; search: ReceiptSearch }) {
  if (search.paper !== undefined) return <PaperPage receipt={receipt} paper={search.paper} />
  return search.count === undefined ? <ReceiptView receipt={receipt} /> : <CountPage receipt={receipt} />
}
