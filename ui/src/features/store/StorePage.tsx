import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { DetailScreen } from '~/shared/detail/DetailScreen'
import { useOne } from '~/shared/detail/use-one'
import { ErrorState } from '~/shared/parts/ErrorState'
import { PageHeader } from '~/shared/parts/PageHeader'
import { Panel } from '~/shared/parts/Panel'
import { useSession } from '~/shared/session/session'
import { shops } from '~/shared/shop/shop'
import { ownShopQuery } from './queries'
import { ShopDesk } from './ShopDesk'
import { ShopSkeleton } from './ShopSkeleton'
import type { Section } from './sections'

// A shop is begun once.
const ShopStart = lazy(() => import('./ShopStart').then((part) => ({ default: part.ShopStart })))

/** A supplier's own shop: begun here, dressed, opened and closed. */
export function StorePage({ section }: { section: Section | undefined }) {
  const { t } = useTranslation('store')
  const user = useSession((session) => session.user)
  const { data: own, error, refetch } = useQuery(ownShopQuery)
  if (own) return <OwnShop key={own.id} id={own.id} section={section} />
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('intro')} />
      {own === null && user ? (
        <Suspense fallback={<ShopSkeleton />}>
          <ShopStart company={user.company} />
        </Suspense>
      ) : error ? (
        <Panel>
          <ErrorState error={error} onRetry={() => void refetch()} />
        </Panel>
      ) : (
        <ShopSkeleton />
      )}
    </>
  )
}

function OwnShop({ id, section = 'window' }: { id: number; section: Section | undefined }) {
  const { t } = useTranslation('store')
  return (
    <DetailScreen title={t('title')} asked={useOne(shops.one(String(id)))} skeleton={<ShopSkeleton />}>
      {(shop) => <ShopDesk shop={shop} section={section} />}
    </DetailScreen>
  )
}
