import { createFileRoute } from '@tanstack/react-router'
import { RecoveriesPage } from '~/features/recoveries/list/RecoveriesPage'
import { recoveriesSearch, USUAL_SORT } from '~/features/recoveries/list/search'
import { loadTexts } from '~/shared/i18n/i18n'
import { withoutListDefaults } from '~/shared/parts/list-search'

export const Route = createFileRoute('/_app/stock_recoveries/')({
  validateSearch: recoveriesSearch,
  search: { middlewares: [withoutListDefaults(USUAL_SORT)] },
  loader: () => loadTexts('recoveries', 'warehouse', 'order'),
  component: RecoveriesPage,
})
