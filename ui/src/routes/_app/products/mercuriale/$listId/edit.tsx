import { createFileRoute } from '@tanstack/react-router'
import { EditPage } from '~/features/pricelists/write/EditPage'
import { ErrorPage } from '~/features/shell/messages/ErrorPage'
import { loadTexts } from '~/shared/i18n/i18n'

export const Route = createFileRoute('/_app/products/mercuriale/$listId/edit')({
  loader: () => loadTexts('pricelists', 'warehouse'),
  component: Edit,
  errorComponent: ErrorPage,
})

function Edit() {
  const { listId } = Route.useParams()
  return <EditPage key={listId} id={listId} />
}
