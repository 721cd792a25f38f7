import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { isNotFound } from '~/shared/api/errors'
import { PageSkeleton } from '~/shared/order/PageSkeleton'
import { ErrorState } from '~/shared/parts/ErrorState'
import { listAsLeft } from '~/shared/parts/list-memory'
import { PageHeader } from '~/shared/parts/PageHeader'
import { Panel } from '~/shared/parts/Panel'
import { recoveryQuery } from '../recovery-query'
import { RecoveryView } from './RecoveryView'
import type { RecoverySearch } from './search'

const PaperPage = lazy(() => import('../paper/PaperPage').then((part) => ({ default: part.PaperPage })))

interface Props {
  id: string
  search: RecoverySearch
}

/** One stock return: to read, or on paper. */
export function RecoveryPage({ id, search }: Props) {
  const { t } = useTranslation('recoveries')
  const { data: recovery, error, refetch } = useQuery({ ...recoveryQuery(id), throwOnError: isNotFound })
  if (!recovery) {
    return (
      <>
        <PageHeader title={t('one')} back={{ ...listAsLeft('/stock_recoveries'), label: t('title') }} />
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
  if (search.paper === undefined) return <RecoveryView recovery={recovery} />
  return (
    <Suspense fallback={<PageSkeleton />}>
      <PaperPage recovery={recovery} />
    </Suspense>
  )
}
