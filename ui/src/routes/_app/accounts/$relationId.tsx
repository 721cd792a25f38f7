import { createFileRoute } from '@tanstack/react-router'
import { AccountPage } from '~/features/accounts/AccountPage'
import { accountQuery } from '~/features/accounts/queries'
import { accountSearch } from '~/features/accounts/search'
import { loadTexts } from '~/shared/i18n/i18n'
import { ErrorPage } from '~/shared/messages/ErrorPage'
import { NotFoundPage } from '~/shared/messages/NotFoundPage'
import { onlyNumbers } from '../../-only-numbers'

export const Route = createFileRoute('/_app/accounts/$relationId')({
  validateSearch: accountSearch,
  beforeLoad: onlyNumbers('relationId'),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, params, deps }) => {
    void queryClient.prefetchQuery(accountQuery(params.relationId, deps))
    return loadTexts('payment', 'order')
  },
  component: Account,
  errorComponent: ErrorPage,
  notFoundComponent: NotFoundPage,
})

function Account() {
  const { relationId } = Route.useParams()
  return <AccountPage key={relationId} id={relationId} search={Route.useSearch()} />
}
