import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Stack } from '~/shared/layout/Stack'
import { Notice } from '~/shared/parts/Notice'
import { ShopProducts } from '~/shared/shop/ShopProducts'
import { ShopWindow } from '~/shared/shop/ShopWindow'
import { type Shop, windowOf } from '~/shared/shop/shop'
import { shopRowsQuery } from '../products/shop-rows'

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
