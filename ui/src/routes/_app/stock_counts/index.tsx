import { createFileRoute } from '@tanstack/react-router'
import { CountsPage } from '~/features/counts/list/CountsPage'
import { countsSearch, withoutDefaults } from '~/features/counts/list/search'
import { loadTexts } from '~/shared/i18n/i18n'

export const Route = createFileRoute('/_app/stock_counts/')({
  validateSearch: countsSearch,
  search: { middlewares: [withoutDefaults] },
  loader: () => loadTexts('counts', 'warehouse', 'order'),
  component: CountsPage,
})
