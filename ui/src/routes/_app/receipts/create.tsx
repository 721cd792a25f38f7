import { createFileRoute } from '@tanstack/react-router'
import { CreatePage } from '~/features/receipts/create/CreatePage'
import { loadTexts } from '~/shared/i18n/i18n'

export const Route = createFileRoute('/_app/receipts/create')({
  loader: () => loadTexts('receipts', 'warehouse'),
  component: CreatePage,
})
