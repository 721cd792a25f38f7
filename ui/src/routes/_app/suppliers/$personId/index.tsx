import { createFileRoute } from '@tanstack/react-router'
import { loadPerson } from '~/features/people/load-person'
import { PersonPage } from '~/features/people/PersonPage'
import { ErrorPage } from '~/features/shell/ErrorPage'
import { NotFoundPage } from '~/features/shell/NotFoundPage'

export const Route = createFileRoute('/_app/suppliers/$personId/')({
  loader: ({ context: { queryClient }, params }) => loadPerson(queryClient, params.personId),
  component: Supplier,
  errorComponent: ErrorPage,
  notFoundComponent: NotFoundPage,
})

function Supplier() {
  const { personId } = Route.useParams()
  return <PersonPage key={personId} id={personId} screen="suppliers" />
}
