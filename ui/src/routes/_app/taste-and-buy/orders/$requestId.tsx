import { createFileRoute } from '@tanstack/react-router'
import { RequestPage } from '~/features/taste-and-buy/requests/detail/RequestPage'
import { requests } from '~/features/taste-and-buy/requests/request'
import { loadTexts } from '~/shared/i18n/i18n'
import { ErrorPage } from '~/shared/messages/ErrorPage'
import { NotFoundPage } from '~/shared/messages/NotFoundPage'
import { onlyNumbers } from '../../../-only-numbers'

export const Route = createFileRoute('/_app/taste-and-buy/orders/$requestId')({
  beforeLoad: onlyNumbers('requestId'),
  loader: ({ context: { queryClient }, params }) => {
    void queryClient.prefetchQuery(requests.one(params.requestId))
    return loadTexts('requests')
  },
  component: Request,
  errorComponent: ErrorPage,
  notFoundComponent: NotFoundPage,
})

function Request() {
  const { requestId } = Route.useParams()
  return <RequestPage key={requestId} id={requestId} />
}
