import { createFileRoute } from '@tanstack/react-router'
import { CataloguePage } from '~/features/catalogue/list/CataloguePage'
import { facetsQuery, productsQuery } from '~/features/catalogue/queries'
import { catalogueSearch, withoutDefaults } from '~/features/catalogue/search'
import { ordersForOthers } from '~/shared/cart/own-customer'
import { loadTexts } from '~/shared/i18n/i18n'
import { session } from '~/shared/session/session'

export const Route = createFileRoute('/_app/products/grid')({
  validateSearch: catalogueSearch,
  search: { middlewares: [withoutDefaults] },
  // Beside the texts and the drawing of the page.
  beforeLoad: ({ context: { queryClient }, search }) => {
    const { user } = session()
    // For whom a seller orders is in its cart, which is not at hand yet.
    if (!user || ordersForOthers(user.userGroup.code)) return
    void queryClient.prefetchQuery(productsQuery(search, null))
    void queryClient.prefetchQuery(facetsQuery(search, null))
  },
  loader: () => loadTexts('catalogue', 'catalogue-list'),
  component: () => <CataloguePage path="/products/grid" />,
})
