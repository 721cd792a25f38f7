import { createFileRoute } from '@tanstack/react-router'
import { PaymentPage } from '~/features/payments/detail/PaymentPage'
import { paymentQuery } from '~/features/payments/queries'
import { loadTexts } from '~/shared/i18n/i18n'
import { ErrorPage } from '~/shared/messages/ErrorPage'
import { NotFoundPage } from '~/shared/messages/NotFoundPage'
import { onlyNumbers } from '../../-only-numbers'

export const Route = createFileRoute('/_app/payments/$paymentId')({
  beforeLoad: onlyNumbers('paymentId'),
  loader: ({ context: { queryClient }, params }) => {
    void queryClient.prefetchQuery(paymentQuery(params.paymentId))
    return loadTexts('payment', 'order')
  },
  component: Payment,
  errorComponent: ErrorPage,
  notFoundComponent: NotFoundPage,
})

function Payment() {
  const { paymentId } = Route.useParams()
  return <PaymentPage key={paymentId} id={paymentId} />
}
