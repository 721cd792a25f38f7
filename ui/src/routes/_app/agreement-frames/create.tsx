import { createFileRoute } from '@tanstack/react-router'
import { CreatePage } from '~/features/agreement-frames/form/CreatePage'
import { loadTexts } from '~/shared/i18n/i18n'

export const Route = createFileRoute('/_app/agreement-frames/create')({
  loader: () => loadTexts('frames'),
  component: CreatePage,
})
