import { createFileRoute } from '@tanstack/react-router'
import { ProductPage } from '~/features/catalogue/product/ProductPage'
import { productDetailQuery } from '~/features/catalogue/queries'
import { AskSample } from '~/features/samples/ask/AskSample'
import { ErrorPage } from '~/features/shell/messages/ErrorPage'
import { NotFoundPage } from '~/features/shell/messages/NotFoundPage'
import { loadTexts } from '~/shared/i18n/i18n'
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
