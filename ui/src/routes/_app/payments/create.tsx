import { createFileRoute } from '@tanstack/react-router'
import { CreatePage } from '~/features/payments/create/CreatePage'
import { loadTexts } from '~/shared/i18n/i18n'

export const Route = createFileRoute('/_app/payments/create')({
  loader: () => loadTexts('payment'),
  component: CreatePage,
})
