import { createFileRoute } from '@tanstack/react-router'
import { EditPage } from '~/features/pricelists/write/EditPage'
import { loadTexts } from '~/shared/i18n/i18n'
import { ErrorPage } from '~/shared/messages/ErrorPage'

export const Route = createFileRoute('/_app/products/mercuriale/$listId/edit')({
  loader: () => loadTexts('pricelists', 'warehouse'),
  component: Edit,
  errorComponent: ErrorPage,
})

function Edit() {
  const { listId } = Route.useParams()
  return <EditPage key={listId} id={listId} />
}
