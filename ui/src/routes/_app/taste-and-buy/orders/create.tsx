import { createFileRoute } from '@tanstack/react-router'
import { CreatePage } from '~/features/taste-and-buy/requests/create/CreatePage'
import { loadTexts } from '~/shared/i18n/i18n'

export const Route = createFileRoute('/_app/taste-and-buy/orders/create')({
  loader: () => loadTexts('requests', 'winelist', 'shop'),
  component: CreatePage,
})
