import { createFileRoute } from '@tanstack/react-router'
import { USUAL_SORT, waiterSearch } from '~/features/taste-and-buy/waiters/list/search'
import { WaitersPage } from '~/features/taste-and-buy/waiters/list/WaitersPage'
import { loadTexts } from '~/shared/i18n/i18n'
import { withoutListDefaults } from '~/shared/parts/list-search'

export const Route = createFileRoute('/_app/taste-and-buy/waiters/')({
  validateSearch: waiterSearch,
  search: { middlewares: [withoutListDefaults(USUAL_SORT)] },
  loader: () => loadTexts('waiters', 'taste'),
  component: WaitersPage,
})
