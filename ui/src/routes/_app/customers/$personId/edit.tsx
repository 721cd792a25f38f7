import { createFileRoute, notFound } from '@tanstack/react-router'
import { personQuery } from '~/features/people/queries'
import { TermsPage } from '~/features/people/TermsPage'
import { ErrorPage } from '~/features/shell/ErrorPage'
import { NotFoundPage } from '~/features/shell/NotFoundPage'
import { loadTexts } from '~/shared/i18n/i18n'

export const Route = createFileRoute('/_app/customers/$personId/edit')({
  beforeLoad: ({ params }) => {
    if (!/^\d+$/.test(params.personId)) throw notFound()
  },
  loader: ({ context: { queryClient }, params }) => {
    void queryClient.prefetchQuery(personQuery(params.personId))
    return loadTexts('people')
  },
  component: EditCustomer,
  errorComponent: ErrorPage,
  notFoundComponent: NotFoundPage,
})

function EditCustomer() {
  const { personId } = Route.useParams()
  return <TermsPage key={personId} id={personId} />
}
