import { createFileRoute } from '@tanstack/react-router'
import { PriceListsPage } from '~/features/pricelists/list/PriceListsPage'
import { priceListsSearch, USUAL_SORT } from '~/features/pricelists/list/search'
import { loadTexts } from '~/shared/i18n/i18n'
import { withoutListDefaults } from '~/shared/parts/list-search'

export const Route = createFileRoute('/_app/products/mercuriale/')({
  validateSearch: priceListsSearch,
  search: { middlewares: [withoutListDefaults(USUAL_SORT)] },
  loader: () => loadTexts('pricelists', 'order', 'frames'),
  component: PriceListsPage,
})
