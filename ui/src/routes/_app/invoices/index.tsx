import { createFileRoute } from '@tanstack/react-router'
import { InvoicesPage } from '~/features/invoices/list/InvoicesPage'
import { invoicesSearch, withoutDefaults } from '~/features/invoices/list/search'
import { loadTexts } from '~/shared/i18n/i18n'

export const Route = createFileRoute('/_app/invoices/')({
  validateSearch: invoicesSearch,
  search: { middlewares: [withoutDefaults] },
  loader: () => loadTexts('invoices', 'order'),
  component: InvoicesPage,
})
