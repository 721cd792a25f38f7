import { createFileRoute } from '@tanstack/react-router'
import { loadPerson } from '~/features/people/load-person'
import { PersonPage } from '~/features/people/PersonPage'
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
