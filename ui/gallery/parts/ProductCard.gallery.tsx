import { OnSale } from '~/shared/product/OnSale'
import { ProductCard } from '~/shared/product/ProductCard'
import { ProductGrid } from '~/shared/product/ProductGrid'
import type { Gallery } from '../gallery'
import { wine, wines } from '../samples/catalogue'

export default {
  about: 'A product to look at and to order: its bottle, whose it is, what it costs, what is left.',
  states: {
    alone: () => (
      <div style={{ maxWidth: 280 }}>
        <ProductCard product={wine} />
      </div>
    ),
    'on sale': () => (
      <div style={{ maxWidth: 280 }}>
        <ProductCard product={wine}>
          <OnSale product={wine} withQuantity />
        </ProductCard>
      </div>
    ),
    grid: () => <ProductGrid products={wines} isRefreshing={false} />,
  },
} satisfies Gallery
