import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { isNotFound } from '~/shared/api/errors'
import { PageSkeleton } from '~/shared/order/PageSkeleton'
import { ErrorState } from '~/shared/parts/ErrorState'
import { listAsLeft } from '~/shared/parts/list-memory'
import { PageHeader } from '~/shared/parts/PageHeader'
import { Panel } from '~/shared/parts/Panel'
import { useSession } from '~/shared/session/session'
import type { PaperSearch } from '../paper/paper'
import { orderDetailQuery } from '../queries'
import { OrderView } from './OrderView'

const PaperPage = lazy(() => import('../paper/PaperPage').then((part) => ({ default: part.PaperPage })))

/** One order, or one of its papers. */
export function OrderPage({ id, search }: { id: string; search: PaperSearch }) {
  const { t } = useTranslation('orders')
  const user = useSession((session) => session.user)
  const { data: order, error, refetch } = useQuery({ ...orderDetailQuery(id), throwOnError: isNotFound })
  if (!user) return null
  if (!order) {
    return (
      <>
        <PageHeader title={t('title')} back={{ ...listAsLeft('/orders'), label: t('title') }} />
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
  if (search.paper === undefined) return <OrderView order={order} user={user} />
  return (
    <Suspense>
      <PaperPage order={order} search={search} />
    </Suspense>
  )
}
