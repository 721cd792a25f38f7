import { createFileRoute } from '@tanstack/react-router'
import { loadPerson } from '~/features/people/record/load-person'
import { PersonPage } from '~/features/people/record/PersonPage'
import { buysInShops, SUPPLIER_TABS } from '~/features/people/shop/supplier-tab'
import { ErrorPage } from '~/shared/messages/ErrorPage'
import { NotFoundPage } from '~/shared/messages/NotFoundPage'
import { choiceSearch, searchOf } from '~/shared/parts/search-fields'
import { session } from '~/shared/session/session'

export const Route = createFileRoute('/_app/suppliers/$personId/')({
  validateSearch: searchOf({ tab: choiceSearch(...SUPPLIER_TABS) }),
  loader: ({ context: { queryClient }, params }) =>
    loadPerson(
      queryClient,
      params.personId,
      ...(buysInShops(session().user?.userGroup.code) ? ['shop', 'catalogue'] : []),
    ),
  component: Supplier,
  errorComponent: ErrorPage,
  notFoundComponent: NotFoundPage,
})

function Supplier() {
  const { personId } = Route.useParams()
  return <PersonPage key={personId} id={personId} screen="suppliers" tab={Route.useSearch().tab} />
}
