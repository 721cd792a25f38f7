import { createFileRoute } from '@tanstack/react-router'
import { CreatePage } from '~/features/promo-codes/form/CreatePage'
import { loadTexts } from '~/shared/i18n/i18n'

export const Route = createFileRoute('/_app/promo-codes/create')({
  loader: () => loadTexts('codes'),
  component: CreatePage,
})
