import { createFileRoute } from '@tanstack/react-router'
import { CreatePage } from '~/features/taste-and-buy/waiters/create/CreatePage'
import { loadTexts } from '~/shared/i18n/i18n'

export const Route = createFileRoute('/_app/taste-and-buy/waiters/create')({
  loader: () => loadTexts('waiters'),
  component: CreatePage,
})
