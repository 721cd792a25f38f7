import { createFileRoute } from '@tanstack/react-router'
import { CreatePage } from '~/features/pricelists/write/CreatePage'
import { loadTexts } from '~/shared/i18n/i18n'

export const Route = createFileRoute('/_app/products/mercuriale/create')({
  loader: () => loadTexts('pricelists', 'warehouse'),
  component: CreatePage,
})
