import { createFileRoute } from '@tanstack/react-router'
import { OrderPage } from '~/features/orders/detail/OrderPage'
import { paperSearch } from '~/features/orders/paper/paper'
import { orders } from '~/features/orders/queries'
import { loadTexts } from '~/shared/i18n/i18n'
import { ErrorPage } from '~/shared/messages/ErrorPage'
import { NotFoundPage } from '~/shared/messages/NotFoundPage'
import { onlyNumbers } from '../../-only-numbers'

export const Route = createFileRoute('/_app/orders/$orderId')({
  validateSearch: paperSearch,
  beforeLoad: onlyNumbers('orderId'),
  loader: ({ context: { queryClient }, params }) => {
    void queryClient.prefetchQuery(orders.one(params.orderId))
    return loadTexts('orders', 'order', 'terms')
  },
  component: Order,
  errorComponent: ErrorPage,
  notFoundComponent: NotFoundPage,
})

function Order() {
  const { orderId } = Route.useParams()
  return <OrderPage key={orderId} id={orderId} search={Route.useSearch()} />
}
