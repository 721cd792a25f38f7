import { createFileRoute } from '@tanstack/react-router'
import { loadPerson } from '~/features/people/record/load-person'
import { TermsPage } from '~/features/people/record/TermsPage'
import { ErrorPage } from '~/shared/messages/ErrorPage'
import { NotFoundPage } from '~/shared/messages/NotFoundPage'

export const Route = createFileRoute('/_app/agents/$personId/edit')({
  loader: ({ context: { queryClient }, params }) => loadPerson(queryClient, params.personId),
  component: EditAgent,
  errorComponent: ErrorPage,
  notFoundComponent: NotFoundPage,
})

function EditAgent() {
  const { personId } = Route.useParams()
  return <TermsPage key={personId} id={personId} />
}
