import { createFileRoute } from '@tanstack/react-router'
import { RequestsPage } from '~/features/taste-and-buy/requests/list/RequestsPage'
import { requestSearch, USUAL_SORT } from '~/features/taste-and-buy/requests/list/search'
import { loadTexts } from '~/shared/i18n/i18n'
import { withoutListDefaults } from '~/shared/parts/list-search'

export const Route = createFileRoute('/_app/taste-and-buy/orders/')({
  validateSearch: requestSearch,
  search: { middlewares: [withoutListDefaults(USUAL_SORT)] },
  loader: () => loadTexts('requests', 'taste'),
  component: RequestsPage,
})
