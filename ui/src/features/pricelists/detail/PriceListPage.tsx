import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { ordersForItself } from '~/shared/access/groups'
import { isNotFound } from '~/shared/api/errors'
import { PageSkeleton } from '~/shared/order/PageSkeleton'
import { ErrorState } from '~/shared/parts/ErrorState'
import { listAsLeft } from '~/shared/parts/list-memory'
import { PageHeader } from '~/shared/parts/PageHeader'
import { Panel } from '~/shared/parts/Panel'
import { useSession } from '~/shared/session/session'
import { priceListQuery } from '../queries'

const SellerView = lazy(() => import('./SellerView').then((part) => ({ default: part.SellerView })))
const BuyerView = lazy(() => import('../order/BuyerView').then((part) => ({ default: part.BuyerView })))

/** One price list: to order from for those it is for, to keep for those who wrote it. */
export function PriceListPage({ id }: { id: string }) {
  const { t } = useTranslation('pricelists')
  const group = useSession(({ user }) => user?.userGroup.code)
  const { data: list, error, refetch } = useQuery({ ...priceListQuery(id), throwOnError: isNotFound })
  if (!list || !group) {
    return (
      <>
        <PageHeader title={t('one')} back={{ ...listAsLeft('/products/mercuriale'), label: t('title') }} />
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
      {ordersForItself(group) ? <BuyerView list={list} /> : <SellerView list={list} />}
    </Suspense>
  )
}
