import { IconBuildingStore } from '@tabler/icons-react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Me, Person } from '~/api/types'
import { Stack } from '~/shared/layout/Stack'
import { EmptyLink } from '~/shared/parts/EmptyLink'
import { ErrorState } from '~/shared/parts/ErrorState'
import { Panel } from '~/shared/parts/Panel'
import { BlockSkeleton } from '~/shared/parts/Skeletons'
import { ProductGridSkeleton } from '~/shared/product/ProductGrid'
import { atShopPrice } from '~/shared/product/price'
import { ShopProducts } from '~/shared/shop/ShopProducts'
import { ShopWindow } from '~/shared/shop/ShopWindow'
import { shopOfQuery, shopProductsQuery, shops } from '~/shared/shop/shop'

/** The shape of a shop while it is awaited. */
const ShopSkeleton = () => (
  <Stack gap={16}>
    <BlockSkeleton height={150} />
    <ProductGridSkeleton />
  </Stack>
)

/** A supplier's shop, to buy in; a closed one says so, and where to go on. */
export function ShopTab({ supplier, viewer }: { supplier: Person; viewer: Me }) {
  const { t } = useTranslation('people')
  const { data: shop, error, refetch } = useQuery(shopOfQuery(supplier.id))
  if (shop === undefined && !error) return <ShopSkeleton />
  if (shop?.status === 'open') {
    return (
      <OpenShop id={shop.id} supplier={supplier.id} selling={viewer.userGroup.code === 'cse' ? 'marked' : 'plain'} />
    )
  }
  return (
    <Panel>
      {shop === undefined ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <EmptyLink
          icon={IconBuildingStore}
          title={t('shop.closed')}
          help={t('shop.closedHelp', { company: supplier.company })}
          to="/products/grid"
          link={t(viewer.userGroup.code === 'cse' ? 'shop.catalogue' : 'shop.others')}
        />
      )}
    </Panel>
  )
}

interface OpenProps {
  id: number
  supplier: number
  selling: 'marked' | 'plain'
}

function OpenShop({ id, supplier, selling }: OpenProps) {
  const shop = useQuery(shops.one(String(id)))
  const products = useInfiniteQuery(shopProductsQuery(supplier))
  const sold = products.data?.pages.flatMap((page) => page['hydra:member'])
  if (shop.data) {
    return (
      <ShopWindow shop={shop.data}>
        <ShopProducts
          asked={{ ...products, data: sold?.map(atShopPrice) }}
          selling={selling}
          more={products.hasNextPage ? () => void products.fetchNextPage() : undefined}
          isAwaitingMore={products.isFetchingNextPage}
        />
      </ShopWindow>
    )
  }
  if (!shop.error) return <ShopSkeleton />
  return (
    <Panel>
      <ErrorState error={shop.error} onRetry={() => void shop.refetch()} />
    </Panel>
  )
}
