import { createFileRoute } from '@tanstack/react-router'
import { PersonPage } from '~/features/people/PersonPage'
import { loadPerson } from '~/features/people/person-query'
import { ErrorPage } from '~/features/shell/ErrorPage'
import { NotFoundPage } from '~/features/shell/NotFoundPage'

export const Route = createFileRoute('/_app/customers/$personId/')({
  loader: ({ context: { queryClient }, params }) => loadPerson(queryClient, params.personId),
  component: Customer,
  errorComponent: ErrorPage,
  notFoundComponent: NotFoundPage,
})

function Customer() {
  const { personId } = Route.useParams()
  return <PersonPage key={personId} id={personId} screen="customers" />
}
