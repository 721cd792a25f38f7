import { createFileRoute, notFound } from '@tanstack/react-router'
import { specimenQuery } from '~/features/place/queries'
import { SpecimenPage } from '~/features/place/SpecimenPage'
import { ErrorPage } from '~/shared/messages/ErrorPage'
import { NotFoundPage } from '~/shared/messages/NotFoundPage'
import { loadTexts } from '~/shared/i18n/i18n'

export const Route = createFileRoute('/_app/specimens/$specimenId')({
  beforeLoad: ({ params }) => {
    if (!/^\d+$/.test(params.specimenId)) throw notFound()
  },
  loader: ({ context: { queryClient }, params }) => {
    void queryClient.prefetchQuery(specimenQuery(params.specimenId))
    return loadTexts('specimens')
  },
  component: One,
  errorComponent: ErrorPage,
  notFoundComponent: NotFoundPage,
})

function One() {
  const { specimenId } = Route.useParams()
  return <SpecimenPage key={specimenId} id={specimenId} />
}
