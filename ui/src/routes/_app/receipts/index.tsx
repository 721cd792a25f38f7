import { createFileRoute } from '@tanstack/react-router'
import { ReceiptsPage } from '~/features/receipts/list/ReceiptsPage'
import { receiptsSearch, USUAL_SORT } from '~/features/receipts/list/search'
import { loadTexts } from '~/shared/i18n/i18n'
import { withoutListDefaults } from '~/shared/parts/list-search'

export const Route = createFileRoute('/_app/receipts/')({
  validateSearch: receiptsSearch,
  search: { middlewares: [withoutListDefaults(USUAL_SORT)] },
  loader: () => loadTexts('receipts', 'warehouse', 'order'),
  component: ReceiptsPage,
})
