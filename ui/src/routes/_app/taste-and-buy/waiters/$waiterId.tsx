import { createFileRoute } from '@tanstack/react-router'
import { WaiterPage } from '~/features/taste-and-buy/waiters/detail/WaiterPage'
import { waiters } from '~/features/taste-and-buy/waiters/waiter'
import { loadTexts } from '~/shared/i18n/i18n'
import { ErrorPage } from '~/shared/messages/ErrorPage'
import { NotFoundPage } from '~/shared/messages/NotFoundPage'
import { onlyNumbers } from '../../../-only-numbers'

export const Route = createFileRoute('/_app/taste-and-buy/waiters/$waiterId')({
  beforeLoad: onlyNumbers('waiterId'),
  loader: ({ context: { queryClient }, params }) => {
    void queryClient.prefetchQuery(waiters.one(params.waiterId))
    return loadTexts('waiters', 'requests')
  },
  component: Waiter,
  errorComponent: ErrorPage,
  notFoundComponent: NotFoundPage,
})

function Waiter() {
  const { waiterId } = Route.useParams()
  return <WaiterPage key={waiterId} id={waiterId} />
}
