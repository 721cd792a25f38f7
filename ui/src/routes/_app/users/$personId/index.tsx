import { createFileRoute } from '@tanstack/react-router'
import { loadPerson } from '~/features/people/load-person'
import { PersonPage } from '~/features/people/PersonPage'
import { UserPanels } from '~/features/people/UserPanels'
import { ErrorPage } from '~/features/shell/ErrorPage'
import { NotFoundPage } from '~/features/shell/NotFoundPage'

export const Route = createFileRoute('/_app/users/$personId/')({
  loader: ({ context: { queryClient }, params }) => loadPerson(queryClient, params.personId, 'users'),
  component: User,
  errorComponent: ErrorPage,
  notFoundComponent: NotFoundPage,
})

function User() {
  const { personId } = Route.useParams()
  return (
    <PersonPage key={personId} id={personId} screen="users">
      {(person) => <UserPanels person={person} />}
    </PersonPage>
  )
}
