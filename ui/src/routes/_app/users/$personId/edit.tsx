import { createFileRoute, notFound } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { personQuery } from '~/features/people/queries'
import { ErrorPage } from '~/features/shell/ErrorPage'
import { NotFoundPage } from '~/features/shell/NotFoundPage'
import { isAdmin } from '~/shared/access/groups'
import { loadTexts } from '~/shared/i18n/i18n'
import { useSession } from '~/shared/session/session'

// Two screens at one address, each for those who may use it.
const TermsPage = lazy(() => import('~/features/people/TermsPage').then((part) => ({ default: part.TermsPage })))
const UserEditPage = lazy(() =>
  import('~/features/people/UserEditPage').then((part) => ({ default: part.UserEditPage })),
)

export const Route = createFileRoute('/_app/users/$personId/edit')({
  beforeLoad: ({ params }) => {
    if (!/^\d+$/.test(params.personId)) throw notFound()
  },
  loader: ({ context: { queryClient }, params }) => {
    void queryClient.prefetchQuery(personQuery(params.personId))
    return loadTexts('people', 'users', 'person')
  },
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
