import { createFileRoute } from '@tanstack/react-router'
import { ReceiptsPage } from '~/features/receipts/list/ReceiptsPage'
import { receiptsSearch, withoutDefaults } from '~/features/receipts/list/search'
import { loadTexts } from '~/shared/i18n/i18n'

export const Route = createFileRoute('/_app/receipts/')({
  validateSearch: receiptsSearch,
  search: { middlewares: [withoutDefaults] },
  loader: () => loadTexts('receipts', 'warehouse', 'order'),
  component: ReceiptsPage,
})
