import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { loadPerson } from '~/features/people/record/load-person'
import { isAdmin } from '~/shared/access/groups'
import { ErrorPage } from '~/shared/messages/ErrorPage'
import { NotFoundPage } from '~/shared/messages/NotFoundPage'
import { useSession } from '~/shared/session/session'

// Two screens at one address, each for those who may use it.
const TermsPage = lazy(() => import('~/features/people/record/TermsPage').then((part) => ({ default: part.TermsPage })))
const UserEditPage = lazy(() =>
  import('~/features/people/account/UserEditPage').then((part) => ({ default: part.UserEditPage })),
)

export const Route = createFileRoute('/_app/users/$personId/edit')({
  loader: ({ context: { queryClient }, params }) =>
    loadPerson(queryClient, params.personId, 'users', 'person', 'record'),
  component: EditUser,
  errorComponent: ErrorPage,
  notFoundComponent: NotFoundPage,
})

function EditUser() {
  const { personId } = Route.useParams()
  const group = useSession((session) => session.user?.userGroup.code)
  // Administrators change the account, sellers what they agreed with the person.
  const Page = group && isAdmin(group) ? UserEditPage : TermsPage
  return (
    <Suspense>
      <Page key={personId} id={personId} />
    </Suspense>
  )
}
