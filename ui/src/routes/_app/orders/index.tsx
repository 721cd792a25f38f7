import { createFileRoute } from '@tanstack/react-router'
import { OrdersPage } from '~/features/orders/list/OrdersPage'
import { orderSearch, USUAL_SORT } from '~/features/orders/list/search'
import { loadTexts } from '~/shared/i18n/i18n'
import { withoutListDefaults } from '~/shared/parts/list-search'

export const Route = createFileRoute('/_app/orders/')({
  validateSearch: orderSearch,
  search: { middlewares: [withoutListDefaults(USUAL_SORT)] },
  loader: () => loadTexts('orders', 'order'),
  component: OrdersPage,
})
