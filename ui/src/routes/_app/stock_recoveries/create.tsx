import { createFileRoute } from '@tanstack/react-router'
import { CreatePage } from '~/features/recoveries/create/CreatePage'
import { loadTexts } from '~/shared/i18n/i18n'

export const Route = createFileRoute('/_app/stock_recoveries/create')({
  loader: () => loadTexts('recoveries', 'warehouse'),
  component: CreatePage,
})
