import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Stack } from '~/shared/layout/Stack'
import { Notice } from '~/shared/parts/Notice'
import type { Product } from '~/shared/product/product'
import { ShopProducts } from '~/shared/shop/ShopProducts'
import { ShopWindow } from '~/shared/shop/ShopWindow'
import { atShopPrice, type Shop } from '~/shared/shop/shop'
import { type ShopRow, shopRowsQuery, soldIn } from '../products/shop-rows'

/** A shop as an individual sees it, open or not. */
export default function PreviewSection({ shop }: { shop: Shop }) {
  const { t } = useTranslation('store')
  const asked = useQuery(shopRowsQuery(shop.supplier.id))
  return (
    <Stack gap={16}>
      <Notice tone="info">{t(`preview.${shop.status}`)}</Notice>
      <ShopWindow shop={shop}>
        <ShopProducts
          asked={{ ...asked, data: asked.data && windowOf(shop, asked.data['hydra:member']) }}
          selling="none"
        />
      </ShopWindow>
    </Stack>
  )
}

/** Its wines in their order, as they are sold: what customers are answered with once it is open. */
function windowOf(shop: Shop, all: ShopRow[]): Product[] {
  const byKey = new Map(all.map((row) => [row['@id'], row]))
  return soldIn(shop).flatMap((key) => {
    const row = byKey.get(key)
    return row?.status === 'active' ? [atShopPrice(row)] : []
  })
}
