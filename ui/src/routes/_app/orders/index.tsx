import { createFileRoute } from '@tanstack/react-router'
import { OrdersPage } from '~/features/orders/list/OrdersPage'
import { orderSearch, withoutDefaults } from '~/features/orders/list/search'
import { loadTexts } from '~/shared/i18n/i18n'

export const Route = createFileRoute('/_app/orders/')({
  validateSearch: orderSearch,
  search: { middlewares: [withoutDefaults] },
  loader: () => loadTexts('orders', 'order'),
  component: OrdersPage,
})
