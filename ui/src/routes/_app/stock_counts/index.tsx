import { createFileRoute } from '@tanstack/react-router'
import { CountsPage } from '~/features/counts/list/CountsPage'
import { countsSearch, USUAL_SORT } from '~/features/counts/list/search'
import { loadTexts } from '~/shared/i18n/i18n'
import { withoutListDefaults } from '~/shared/parts/list-search'

export const Route = createFileRoute('/_app/stock_counts/')({
  validateSearch: countsSearch,
  search: { middlewares: [withoutListDefaults(USUAL_SORT)] },
  loader: () => loadTexts('counts', 'warehouse', 'order'),
  component: CountsPage,
})
