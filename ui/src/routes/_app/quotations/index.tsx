import { createFileRoute } from '@tanstack/react-router'
import { QuotationsPage } from '~/features/quotations/list/QuotationsPage'
import { quotationSearch, withoutDefaults } from '~/features/quotations/list/search'
import { loadTexts } from '~/shared/i18n/i18n'

export const Route = createFileRoute('/_app/quotations/')({
  validateSearch: quotationSearch,
  search: { middlewares: [withoutDefaults] },
  loader: () => loadTexts('quotations', 'order'),
  component: QuotationsPage,
})
