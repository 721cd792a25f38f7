import { createFileRoute } from '@tanstack/react-router'
import { ProductPage } from '~/features/catalogue/product/ProductPage'
import { AskSample } from '~/features/samples/ask/AskSample'
import { loadTexts } from '~/shared/i18n/i18n'
import { ErrorPage } from '~/shared/messages/ErrorPage'
import { NotFoundPage } from '~/shared/messages/NotFoundPage'
import { productDetailQuery, shopProductQuery } from '~/shared/product/product-query'
import { session } from '~/shared/session/session'
import { onlyNumbers } from '../../../-only-numbers'

export const Route = createFileRoute('/_app/products/$productId/')({
  // Opened in a supplier's shop, which works councils may buy in at its prices.
  validateSearch: ({ store }: { store?: boolean }): { store?: true } => (store === true ? { store } : {}),
  beforeLoad: onlyNumbers('productId'),
  loaderDeps: ({ search: { store } }) => ({ store }),
  loader: ({ context: { queryClient }, params: { productId }, deps }) => {
    void queryClient.prefetchQuery(isInShop(deps) ? shopProductQuery(productId) : productDetailQuery(productId))
    return loadTexts('catalogue', 'samples')
  },
  component: Product,
  errorComponent: ErrorPage,
  notFoundComponent: NotFoundPage,
})

/** Of others the prices are one and the same, or the shop's are not for them. */
const isInShop = ({ store }: { store?: true | undefined }) => store === true && session().user?.userGroup.code === 'cse'

function Product() {
  const { productId } = Route.useParams()
  const inShop = isInShop(Route.useSearch())
  return (
    <ProductPage
      key={productId}
      id={productId}
      inShop={inShop}
      aside={(product) => !inShop && <AskSample product={product} />}
    />
  )
}
