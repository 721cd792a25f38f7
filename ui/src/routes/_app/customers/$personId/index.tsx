import { createFileRoute } from '@tanstack/react-router'
import { loadPerson } from '~/features/people/record/load-person'
import { PersonPage } from '~/features/people/record/PersonPage'
import { ErrorPage } from '~/shared/messages/ErrorPage'
import { NotFoundPage } from '~/shared/messages/NotFoundPage'

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
