import { createFileRoute } from '@tanstack/react-router'
import { LotsPage } from '~/features/lots/list/LotsPage'
import { lotsSearch, USUAL_SORT } from '~/features/lots/list/search'
import { loadTexts } from '~/shared/i18n/i18n'
import { withoutListDefaults } from '~/shared/parts/list-search'

export const Route = createFileRoute('/_app/stock_lots/')({
  validateSearch: lotsSearch,
  search: { middlewares: [withoutListDefaults(USUAL_SORT)] },
  loader: () => loadTexts('lots', 'warehouse', 'order'),
  component: LotsPage,
})
