import { createFileRoute } from '@tanstack/react-router'
import { RecoveryPage } from '~/features/recoveries/detail/RecoveryPage'
import { recoverySearch } from '~/features/recoveries/detail/search'
import { recoveries } from '~/features/recoveries/recovery-query'
import { loadTexts } from '~/shared/i18n/i18n'
import { ErrorPage } from '~/shared/messages/ErrorPage'
import { NotFoundPage } from '~/shared/messages/NotFoundPage'
import { onlyNumbers } from '../../-only-numbers'

export const Route = createFileRoute('/_app/stock_recoveries/$recoveryId')({
  validateSearch: recoverySearch,
  beforeLoad: onlyNumbers('recoveryId'),
  loader: ({ context: { queryClient }, params }) => {
    void queryClient.prefetchQuery(recoveries.one(params.recoveryId))
    return loadTexts('recoveries', 'warehouse')
  },
  component: Recovery,
  errorComponent: ErrorPage,
  notFoundComponent: NotFoundPage,
})

function Recovery() {
  const { recoveryId } = Route.useParams()
  return <RecoveryPage key={recoveryId} id={recoveryId} search={Route.useSearch()} />
}
