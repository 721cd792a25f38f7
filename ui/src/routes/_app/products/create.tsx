import { createFileRoute } from '@tanstack/react-router'
import { ProductCard } from '~/features/catalogue/ProductCard'
import { ProductPreview } from '~/features/catalogue/ProductPreview'
import { CreatePage } from '~/features/products/CreatePage'
import { loadTexts } from '~/shared/i18n/i18n'

export const Route = createFileRoute('/_app/products/create')({
  loader: () => loadTexts('products', 'catalogue'),
  component: () => (
    <CreatePage
      views={{
        card: (product) => <ProductCard product={product} heading="h3" withQuantity={false} isPreview />,
        page: (product) => <ProductPreview product={product} />,
      }}
    />
  ),
})
