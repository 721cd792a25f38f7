import { createFileRoute } from '@tanstack/react-router'
import { StockPage } from '~/features/stock/list/StockPage'
import { stockSearch, USUAL_SORT } from '~/features/stock/list/search'
import { loadTexts } from '~/shared/i18n/i18n'
import { withoutListDefaults } from '~/shared/parts/list-search'

export const Route = createFileRoute('/_app/products/stock')({
  validateSearch: stockSearch,
  search: { middlewares: [withoutListDefaults(USUAL_SORT)] },
  loader: () => loadTexts('stock', 'order'),
  component: StockPage,
})
