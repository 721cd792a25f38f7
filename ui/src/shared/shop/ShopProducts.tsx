import { Button } from '@mantine/core'
import { IconBottle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '~/shared/parts/EmptyState'
import { ErrorState } from '~/shared/parts/ErrorState'
import { Panel } from '~/shared/parts/Panel'
import type { Asked } from '~/shared/parts/QueryPanel'
import { ProductGrid, ProductGridSkeleton } from '~/shared/product/ProductGrid'
import type { Product } from '~/shared/product/product'

interface Props {
  asked: Asked<Product[]>
  /** How its lines go into the cart: marked for who could buy otherwise too, plain for individuals, not at all for its owner. */
  selling: 'marked' | 'plain' | 'none'
  /** Asks for the wines that follow those that are here. */
  more?: (() => void) | undefined
  isAwaitingMore?: boolean
}

/** The wines of a shop, at its prices. */
export function ShopProducts({ asked: { data, error, refetch }, selling, more, isAwaitingMore = false }: Props) {
  const { t } = useTranslation('shop')
  if (!data) {
    if (!error) return <ProductGridSkeleton />
    return (
      <Panel>
        <ErrorState error={error} onRetry={() => void refetch()} />
      </Panel>
    )
  }
  if (data.length === 0) {
    return (
      <Panel>
        <EmptyState icon={IconBottle} title={t('products.none')} help={t('products.noneHelp')} />
      </Panel>
    )
  }
  return (
    <>
      <ProductGrid
        products={data}
        isRefreshing={false}
        heading="h3"
        withQuantity={selling !== 'none'}
        inShop={selling === 'marked'}
      />
      {more && error && !isAwaitingMore && <ErrorState error={error} onRetry={more} />}
      {more && (!error || isAwaitingMore) && (
        <Button variant="default" loading={isAwaitingMore} onClick={more}>
          {t('products.more')}
        </Button>
      )}
    </>
  )
}
