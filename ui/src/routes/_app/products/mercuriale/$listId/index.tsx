import { createFileRoute } from '@tanstack/react-router'
import { PriceListPage } from '~/features/pricelists/detail/PriceListPage'
import { orderSearch } from '~/features/pricelists/order/search'
import { loadTexts } from '~/shared/i18n/i18n'
import { ErrorPage } from '~/shared/messages/ErrorPage'
import { NotFoundPage } from '~/shared/messages/NotFoundPage'
import { withoutListDefaults } from '~/shared/parts/list-search'
import { onlyNumbers } from '../../../../-only-numbers'

export const Route = createFileRoute('/_app/products/mercuriale/$listId/')({
  beforeLoad: onlyNumbers('listId'),
  validateSearch: orderSearch,
  search: { middlewares: [withoutListDefaults('')] },
  loader: () => loadTexts('pricelists', 'pricelist'),
  component: List,
  errorComponent: ErrorPage,
  notFoundComponent: NotFoundPage,
})

function List() {
  const { listId } = Route.useParams()
  return <PriceListPage key={listId} id={listId} />
}
