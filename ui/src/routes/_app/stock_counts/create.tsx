import { createFileRoute } from '@tanstack/react-router'
import { CreatePage } from '~/features/counts/create/CreatePage'
import { loadTexts } from '~/shared/i18n/i18n'

export const Route = createFileRoute('/_app/stock_counts/create')({
  loader: () => loadTexts('counts', 'warehouse'),
  component: CreatePage,
})
