import { createFileRoute } from '@tanstack/react-router'
import { LotsPage } from '~/features/lots/list/LotsPage'
import { lotsSearch, withoutDefaults } from '~/features/lots/list/search'
import { loadTexts } from '~/shared/i18n/i18n'

export const Route = createFileRoute('/_app/stock_lots/')({
  validateSearch: lotsSearch,
  search: { middlewares: [withoutDefaults] },
  loader: () => loadTexts('lots', 'warehouse', 'order'),
  component: LotsPage,
})
