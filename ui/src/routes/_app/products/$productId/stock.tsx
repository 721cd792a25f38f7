import { createFileRoute } from '@tanstack/react-router'
import { ProductStockPage } from '~/features/stock/product/ProductStockPage'
import { loadTexts } from '~/shared/i18n/i18n'
import { ErrorPage } from '~/shared/messages/ErrorPage'
import { NotFoundPage } from '~/shared/messages/NotFoundPage'
import { onlyNumbers } from '../../../-only-numbers'

export const Route = createFileRoute('/_app/products/$productId/stock')({
  beforeLoad: onlyNumbers('productId'),
  loader: () => loadTexts('stock'),
  component: ProductStock,
  errorComponent: ErrorPage,
  notFoundComponent: NotFoundPage,
})

function ProductStock() {
  const { productId } = Route.useParams()
  return <ProductStockPage key={productId} id={productId} />
}
