import { createFileRoute } from '@tanstack/react-router'
import { ProductPage } from '~/features/catalogue/product/ProductPage'
import { AskSample } from '~/features/samples/ask/AskSample'
import { loadTexts } from '~/shared/i18n/i18n'
import { ErrorPage } from '~/shared/messages/ErrorPage'
import { NotFoundPage } from '~/shared/messages/NotFoundPage'
import { productDetailQuery } from '~/shared/product/product-query'
import { onlyNumbers } from '../../../-only-numbers'

export const Route = createFileRoute('/_app/products/$productId/')({
  beforeLoad: onlyNumbers('productId'),
  loader: ({ context: { queryClient }, params }) => {
    void queryClient.prefetchQuery(productDetailQuery(params.productId))
    return loadTexts('catalogue', 'samples')
  },
  component: Product,
  errorComponent: ErrorPage,
  notFoundComponent: NotFoundPage,
})

function Product() {
  const { productId } = Route.useParams()
  return <ProductPage key={productId} id={productId} aside={(product) => <AskSample product={product} />} />
}
