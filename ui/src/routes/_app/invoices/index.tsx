import { createFileRoute } from '@tanstack/react-router'
import { InvoicesPage } from '~/features/invoices/list/InvoicesPage'
import { invoicesSearch, USUAL_SORT } from '~/features/invoices/list/search'
import { loadTexts } from '~/shared/i18n/i18n'
import { withoutListDefaults } from '~/shared/parts/list-search'

export const Route = createFileRoute('/_app/invoices/')({
  validateSearch: invoicesSearch,
  search: { middlewares: [withoutListDefaults(USUAL_SORT)] },
  loader: () => loadTexts('invoices', 'order', 'payment'),
  component: InvoicesPage,
})
