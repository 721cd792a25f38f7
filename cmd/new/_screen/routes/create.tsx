import { createFileRoute } from '@tanstack/react-router'
import { CreatePage } from '~/features/place/CreatePage'
import { loadTexts } from '~/shared/i18n/i18n'

export const Route = createFileRoute('/_app/specimens/create')({
  loader: () => loadTexts('specimens'),
  component: CreatePage,
})
