import { createFileRoute } from '@tanstack/react-router'
import { EditPage } from '~/features/agreement-frames/form/EditPage'
import { loadTexts } from '~/shared/i18n/i18n'

export const Route = createFileRoute('/_app/agreement-frames/$frameId/edit')({
  loader: () => loadTexts('frames'),
  component: EditAgreementFrame,
})

function EditAgreementFrame() {
  const { frameId } = Route.useParams()
  return <EditPage key={frameId} id={frameId} />
}
