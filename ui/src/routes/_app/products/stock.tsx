import { createFileRoute } from '@tanstack/react-router'
import { StockPage } from '~/features/stock/list/StockPage'
import { stockSearch, withoutDefaults } from '~/features/stock/list/search'
import { loadTexts } from '~/shared/i18n/i18n'

export const Route = createFileRoute('/_app/products/stock')({
  validateSearch: stockSearch,
  search: { middlewares: [withoutDefaults] },
  loader: () => loadTexts('stock', 'order'),
  component: StockPage,
})
