import { createFileRoute } from '@tanstack/react-router'
import { loadPerson } from '~/features/people/load-person'
import { TermsPage } from '~/features/people/TermsPage'
import { ErrorPage } from '~/features/shell/ErrorPage'
import { NotFoundPage } from '~/features/shell/NotFoundPage'

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
