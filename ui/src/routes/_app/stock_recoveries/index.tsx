import { createFileRoute } from '@tanstack/react-router'
import { RecoveriesPage } from '~/features/recoveries/list/RecoveriesPage'
import { recoveriesSearch, withoutDefaults } from '~/features/recoveries/list/search'
import { loadTexts } from '~/shared/i18n/i18n'

export const Route = createFileRoute('/_app/stock_recoveries/')({
  validateSearch: recoveriesSearch,
  search: { middlewares: [withoutDefaults] },
  loader: () => loadTexts('recoveries', 'warehouse', 'order'),
  component: RecoveriesPage,
})
