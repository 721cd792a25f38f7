import { createFileRoute, notFound } from '@tanstack/react-router'
import { PersonPage } from '~/features/people/PersonPage'
import { personQuery } from '~/features/people/queries'
import { UserPanels } from '~/features/people/UserPanels'
import { ErrorPage } from '~/features/shell/ErrorPage'
import { NotFoundPage } from '~/features/shell/NotFoundPage'
import { loadTexts } from '~/shared/i18n/i18n'

export const Route = createFileRoute('/_app/users/$personId/')({
  beforeLoad: ({ params }) => {
    if (!/^\d+$/.test(params.personId)) throw notFound()
  },
  loader: ({ context: { queryClient }, params }) => {
    void queryClient.prefetchQuery(personQuery(params.personId))
    return loadTexts('people', 'users')
  },
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
