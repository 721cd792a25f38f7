import { createFileRoute } from '@tanstack/react-router'
import { counts } from '~/features/counts/count-query'
import { CountPage } from '~/features/counts/detail/CountPage'
import { countSearch } from '~/features/counts/detail/search'
import { loadTexts } from '~/shared/i18n/i18n'
import { ErrorPage } from '~/shared/messages/ErrorPage'
import { NotFoundPage } from '~/shared/messages/NotFoundPage'
import { onlyNumbers } from '../../-only-numbers'

export const Route = createFileRoute('/_app/stock_counts/$countId')({
  validateSearch: countSearch,
  beforeLoad: onlyNumbers('countId'),
  loader: ({ context: { queryClient }, params }) => {
    void queryClient.prefetchQuery(counts.one(params.countId))
    return loadTexts('counts', 'warehouse')
  },
  component: Count,
  errorComponent: ErrorPage,
  notFoundComponent: NotFoundPage,
})

function Count() {
  const { countId } = Route.useParams()
  return <CountPage key={countId} id={countId} search={Route.useSearch()} />
}
