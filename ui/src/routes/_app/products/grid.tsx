import { createFileRoute } from '@tanstack/react-router'
import { CataloguePage } from '~/features/catalogue/list/CataloguePage'
import { facetsQuery, productsQuery } from '~/features/catalogue/queries'
import { catalogueSearch, withoutDefaults } from '~/features/catalogue/search'
import { orderedForNow } from '~/shared/cart/open'
import { loadTexts } from '~/shared/i18n/i18n'

export const Route = createFileRoute('/_app/products/grid')({
  validateSearch: catalogueSearch,
  search: { middlewares: [withoutDefaults] },
  // Beside the texts and the drawing of the page.
  beforeLoad: ({ context: { queryClient }, search }) => {
    void queryClient.prefetchQuery(productsQuery(search, orderedForNow()))
    void queryClient.prefetchQuery(facetsQuery(search, orderedForNow()))
  },
  loader: () => loadTexts('catalogue'),
  component: () => <CataloguePage path="/products/grid" />,
})
