import { createFileRoute } from '@tanstack/react-router'
import { NextOfAccount, UserPanels } from '~/features/people/account/UserPanels'
import { loadPerson } from '~/features/people/record/load-person'
import { PersonPage } from '~/features/people/record/PersonPage'
import { ErrorPage } from '~/shared/messages/ErrorPage'
import { NotFoundPage } from '~/shared/messages/NotFoundPage'

export const Route = createFileRoute('/_app/users/$personId/')({
  loader: ({ context: { queryClient }, params }) => loadPerson(queryClient, params.personId, 'users'),
  component: User,
  errorComponent: ErrorPage,
  notFoundComponent: NotFoundPage,
})

function User() {
  const { personId } = Route.useParams()
  return (
    <PersonPage key={personId} id={personId} screen="users" next={(person) => <NextOfAccount person={person} />}>
      {(person) => <UserPanels person={person} />}
    </PersonPage>
  )
}
