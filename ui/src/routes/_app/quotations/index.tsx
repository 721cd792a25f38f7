import { createFileRoute } from '@tanstack/react-router'
import { QuotationsPage } from '~/features/quotations/list/QuotationsPage'
import { quotationSearch, USUAL_SORT } from '~/features/quotations/list/search'
import { loadTexts } from '~/shared/i18n/i18n'
import { withoutListDefaults } from '~/shared/parts/list-search'

export const Route = createFileRoute('/_app/quotations/')({
  validateSearch: quotationSearch,
  search: { middlewares: [withoutListDefaults(USUAL_SORT)] },
  loader: () => loadTexts('quotations', 'order'),
  component: QuotationsPage,
})
