import { createFileRoute, notFound } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { ProductCard } from '~/features/catalogue/ProductCard'
import { ProductPreview } from '~/features/catalogue/ProductPreview'
import { EditPage } from '~/features/products/EditPage'
import { sheetQuery } from '~/features/products/sheet/queries'
import { ErrorPage } from '~/features/shell/ErrorPage'
import { NotFoundPage } from '~/features/shell/NotFoundPage'
import { loadTexts } from '~/shared/i18n/i18n'

export const Route = createFileRoute('/_app/products/$productId/edit')({
  // The field that somebody wants to fill in.
  validateSearch: z.object({ field: z.catch(z.optional(z.string().check(z.regex(/^[a-zA-Z0-9]+$/))), undefined) }),
  beforeLoad: ({ params }) => {
    if (!/^\d+$/.test(params.productId)) throw notFound()
  },
  loader: ({ context: { queryClient }, params }) => {
    void queryClient.prefetchQuery(sheetQuery(params.productId))
    return loadTexts('products', 'catalogue')
  },
  component: EditProduct,
  errorComponent: ErrorPage,
  notFoundComponent: NotFoundPage,
})

const views = {
  card: (product: Parameters<typeof ProductCard>[0]['product']) => (
    <ProductCard product={product} heading="h3" withQuantity={false} isPreview />
  ),
  page: (product: Parameters<typeof ProductPreview>[0]['product']) => <ProductPreview product={product} />,
}

function EditProduct() {
  const { productId } = Route.useParams()
  const { field } = Route.useSearch()
  return <EditPage key={productId} id={productId} focus={field} views={views} />
}
