import { createFileRoute } from '@tanstack/react-router'
import { HistoryPage } from '~/features/receipts/list/HistoryPage'
import { HISTORY_SORT, historySearch } from '~/features/receipts/list/search'
import { loadTexts } from '~/shared/i18n/i18n'
import { withoutListDefaults } from '~/shared/parts/list-search'

export const Route = createFileRoute('/_app/receipts/history')({
  validateSearch: historySearch,
  search: { middlewares: [withoutListDefaults(HISTORY_SORT)] },
  loader: () => loadTexts('receipts', 'warehouse', 'order'),
  component: HistoryPage,
})
