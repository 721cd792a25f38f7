import { createFileRoute } from '@tanstack/react-router'
import { PriceListsPage } from '~/features/pricelists/list/PriceListsPage'
import { priceListsSearch, withoutDefaults } from '~/features/pricelists/list/search'
import { loadTexts } from '~/shared/i18n/i18n'

export const Route = createFileRoute('/_app/products/mercuriale/')({
  validateSearch: priceListsSearch,
  search: { middlewares: [withoutDefaults] },
  loader: () => loadTexts('pricelists', 'order', 'frames'),
  component: PriceListsPage,
})
