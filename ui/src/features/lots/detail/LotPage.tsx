import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { isNotFound } from '~/shared/api/errors'
import { PageSkeleton } from '~/shared/order/PageSkeleton'
import { ErrorState } from '~/shared/parts/ErrorState'
import { listAsLeft } from '~/shared/parts/list-memory'
import { PageHeader } from '~/shared/parts/PageHeader'
import { Panel } from '~/shared/parts/Panel'
import { lotQuery, traceQuery } from '../queries'
import { LotView } from './LotView'
import type { LotSearch } from './search'

const LettersPage = lazy(() => import('../paper/LettersPage').then((part) => ({ default: part.LettersPage })))

interface Props {
  id: string
  search: LotSearch
}

/** One lot: where it is and who received it, or the letters to them. */
export function LotPage({ id, search }: Props) {
  const { t } = useTranslation('lots')
  const one = useQuery({ ...lotQuery(id), throwOnError: isNotFound })
  const where = useQuery(traceQuery(id))
  const error = one.error ?? where.error
  if (!one.data || !where.data) {
    return (
      <>
        <PageHeader title={t('one')} back={{ ...listAsLeft('/stock_lots'), label: t('title') }} />
        {error ? (
          <Panel>
            <ErrorState error={error} onRetry={() => void Promise.all([one.refetch(), where.refetch()])} />
          </Panel>
        ) : (
          <PageSkeleton />
        )}
      </>
    )
  }
  if (search.paper === undefined) return <LotView lot={one.data} trace={where.data} />
  return (
    <Suspense fallback={<PageSkeleton />}>
      <LettersPage lot={one.data} trace={where.data} />
    </Suspense>
  )
}
