import { createFileRoute } from '@tanstack/react-router'
import { EditPage } from '~/features/promo-codes/form/EditPage'
import { loadTexts } from '~/shared/i18n/i18n'

export const Route = createFileRoute('/_app/promo-codes/$codeId/edit')({
  loader: () => loadTexts('codes'),
  component: EditPromoCode,
})

function EditPromoCode() {
  const { codeId } = Route.useParams()
  return <EditPage key={codeId} id={codeId} />
}
