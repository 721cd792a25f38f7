import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { isNotFound } from '~/shared/api/errors'
import { PageSkeleton } from '~/shared/order/PageSkeleton'
import { ErrorState } from '~/shared/parts/ErrorState'
import { listAsLeft } from '~/shared/parts/list-memory'
import { PageHeader } from '~/shared/parts/PageHeader'
import { Panel } from '~/shared/parts/Panel'
import { countQuery } from '../count-query'
import type { CountSearch } from './search'

const CountView = lazy(() => import('./CountView').then((part) => ({ default: part.CountView })))
const TallyPage = lazy(() => import('../tally/TallyPage').then((part) => ({ default: part.TallyPage })))

/** One count: to read and to settle, or to count. */
export function CountPage({ id, search }: { id: string; search: CountSearch }) {
  const { t } = useTranslation('counts')
  const { data: count, error, refetch } = useQuery({ ...countQuery(id), throwOnError: isNotFound })
  if (!count) {
    return (
      <>
        <PageHeader title={t('one')} back={{ ...listAsLeft('/stock_counts'), label: t('title') }} />
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
      {search.count === undefined ? <CountView count={count} /> : <TallyPage count={count} />}
    </Suspense>
  )
}
