import { createFileRoute } from '@tanstack/react-router'
import { loadPerson } from '~/features/people/record/load-person'
import { PersonPage } from '~/features/people/record/PersonPage'
import { ErrorPage } from '~/shared/messages/ErrorPage'
import { NotFoundPage } from '~/shared/messages/NotFoundPage'

export const Route = createFileRoute('/_app/agents/$personId/')({
  loader: ({ context: { queryClient }, params }) => loadPerson(queryClient, params.personId),
  component: Agent,
  errorComponent: ErrorPage,
  notFoundComponent: NotFoundPage,
})

function Agent() {
  const { personId } = Route.useParams()
  return <PersonPage key={personId} id={personId} screen="agents" />
}
