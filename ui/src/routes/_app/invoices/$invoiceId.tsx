import { createFileRoute } from '@tanstack/react-router'
import { InvoicePage } from '~/features/invoices/detail/InvoicePage'
import { paperSearch } from '~/features/invoices/detail/search'
import { invoiceQuery } from '~/features/invoices/queries'
import { loadTexts } from '~/shared/i18n/i18n'
import { ErrorPage } from '~/shared/messages/ErrorPage'
import { NotFoundPage } from '~/shared/messages/NotFoundPage'
import { onlyNumbers } from '../../-only-numbers'

export const Route = createFileRoute('/_app/invoices/$invoiceId')({
  validateSearch: paperSearch,
  beforeLoad: onlyNumbers('invoiceId'),
  loader: ({ context: { queryClient }, params }) => {
    void queryClient.prefetchQuery(invoiceQuery(params.invoiceId))
    return loadTexts('invoices', 'order', 'payment', 'terms')
  },
  component: Invoice,
  errorComponent: ErrorPage,
  notFoundComponent: NotFoundPage,
})

function Invoice() {
  const { invoiceId } = Route.useParams()
  return <InvoicePage key={invoiceId} id={invoiceId} search={Route.useSearch()} />
}
