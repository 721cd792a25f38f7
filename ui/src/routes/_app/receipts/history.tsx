import { createFileRoute } from '@tanstack/react-router'
import { HistoryPage } from '~/features/receipts/list/HistoryPage'
import { historySearch, withoutHistoryDefaults } from '~/features/receipts/list/search'
import { loadTexts } from '~/shared/i18n/i18n'

export const Route = createFileRoute('/_app/receipts/history')({
  validateSearch: historySearch,
  search: { middlewares: [withoutHistoryDefaults] },
  loader: () => loadTexts('receipts', 'warehouse', 'order'),
  component: HistoryPage,
})
