import { createFileRoute } from '@tanstack/react-router'
import { OrdersPage } from '~/features/orders/OrdersPage'
import { orderSearch, withoutDefaults } from '~/features/orders/search'
import { loadTexts } from '~/shared/i18n/i18n'

export const Route = createFileRoute('/_app/orders/')({
  validateSearch: orderSearch,
  search: { middlewares: [withoutDefaults] },
  loader: () => loadTexts('orders', 'order'),
  component: OrdersPage,
})
