import { createFileRoute } from '@tanstack/react-router'
import { QuotationPage } from '~/features/quotations/detail/QuotationPage'
import { quotationDetailQuery } from '~/features/quotations/queries'
import { loadTexts } from '~/shared/i18n/i18n'
import { ErrorPage } from '~/shared/messages/ErrorPage'
import { NotFoundPage } from '~/shared/messages/NotFoundPage'
import { onlyNumbers } from '../../-only-numbers'

export const Route = createFileRoute('/_app/quotations/$quotationId')({
  beforeLoad: onlyNumbers('quotationId'),
  loader: ({ context: { queryClient }, params }) => {
    void queryClient.prefetchQuery(quotationDetailQuery(params.quotationId))
    return loadTexts('quotations', 'order', 'terms')
  },
  component: Quotation,
  errorComponent: ErrorPage,
  notFoundComponent: NotFoundPage,
})

function Quotation() {
  const { quotationId } = Route.useParams()
  return <QuotationPage key={quotationId} id={quotationId} />
}
